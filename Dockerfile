# From the package of a release, which is built before: npm run release -- --out release
FROM node:24.21-bookworm-slim AS install
WORKDIR /app
COPY release/find-your-table-*.tgz /tmp/
RUN npm install --omit=dev --no-audit --no-fund --no-package-lock /tmp/find-your-table-*.tgz

FROM node:24.21-bookworm-slim
WORKDIR /app
# Temporary files, too, so that everything else can be read-only.
ENV NODE_ENV=production DATA_DIR=/data TMPDIR=/data/tmp
COPY --from=install /app/node_modules ./node_modules
RUN mkdir -p /data/tmp /data/backups && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/find-your-table/dist/backend/find-your-table.js"]
CMD ["start"]
