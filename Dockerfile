FROM node:24.21-bookworm-slim AS build
WORKDIR /app
# An install script of Prisma would download an engine that nothing here uses, unless it is told where one is.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/app/package.json
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Without the development dependencies in package.json, npm also lets go of what packages merely would work with.
RUN npm pkg delete devDependencies && npm prune --omit=peer

FROM node:24.21-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/package.json ./
RUN mkdir -p data/backups && chown -R node:node data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/backend/main.js"]
