import { readFile } from "node:fs/promises";
import { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import { PrismaPg } from "@prisma/adapter-pg";
import express, { type Express } from "express";
import { z } from "zod";
import { PrismaClient } from "../../backend/database/generated/client.ts";
import { createHttpServer, listen } from "../../backend/http/listen.ts";

// A minimal or usual server for the same addresses. Takes a file with the product's answers by query; reports its port.

const [, , kind = "", databaseUrl = "", answersFile = ""] = process.argv;
const answersSchema = z.record(z.string(), z.array(z.unknown()));
const answers = new Map(Object.entries(answersSchema.parse(JSON.parse(await readFile(answersFile, "utf8")))));
const pagePath = "/view/seats/:shortLink";
const searchPath = "/api/events/:id/guests/search";

const typeDefs = `
  scalar JSONObject
  type Tablemate { id: Int! name: String! tableNumber: String! }
  type GuestMatch { id: Int! name: String! tableNumber: String! additionalInfo: JSONObject! tablemates: [Tablemate!]! }
  type Query { searchGuests(eventId: Int!, query: String!): [GuestMatch!]! }`;

interface Asked {
  eventId: number;
  query: string;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function bareExpress(path: string, type: "json" | "html", write: (answer: unknown[]) => string): Express {
  const bytes = new Map([...answers].map(([query, answer]) => [query, Buffer.from(write(answer))]));
  return express().get(path, ({ query }, response) => {
    response.type(type).send(bytes.get(textOf(query.q)));
  });
}

/** The guest's page, gzipped, for every request. */
function barePage(): Express {
  const page = Buffer.from(textOf(answers.get("page")?.[0]), "base64");
  return express().get(pagePath, (_request, response) => {
    response.setHeader("Content-Encoding", "gzip");
    response.type("html").send(page);
  });
}

async function apollo(resolvers: ConstructorParameters<typeof ApolloServer>[0]["resolvers"]): Promise<Express> {
  const server = new ApolloServer({ typeDefs, resolvers });
  await server.start();
  return express().use("/graphql", express.json(), expressMiddleware(server));
}

function bareApollo(): Promise<Express> {
  return apollo({ Query: { searchGuests: (_: unknown, { query }: Asked) => answers.get(query) } });
}

function apolloWithPrisma(): Promise<Express> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 20 }) });
  return apollo({
    Query: {
      searchGuests: (_: unknown, { eventId, query }: Asked) =>
        prisma.guest.findMany({
          where: { eventId, name: { contains: query, mode: "insensitive" } },
          orderBy: { name: "asc" },
          take: 10,
        }),
    },
    GuestMatch: {
      tablemates: ({ id, eventId, tableNumber }: { id: number; eventId: number; tableNumber: string }) =>
        prisma.guest.findMany({ where: { eventId, tableNumber, id: { not: id } } }),
    },
  });
}

const kinds: Record<string, () => Express | Promise<Express>> = {
  "bare Express": () => bareExpress(searchPath, "json", (answer) => JSON.stringify(answer)),
  "bare Express, answers": () => bareExpress(pagePath, "html", ([html]) => textOf(html)),
  "bare Express, page": barePage,
  "bare Apollo": bareApollo,
  "Apollo + Prisma": apolloWithPrisma,
};

const make = kinds[kind];
if (!make) throw new Error(`There is no rival "${kind}".`);
const app = await make();
app.set("env", "production");
const port = await listen(createHttpServer(app), { host: "127.0.0.1", port: 0 });
process.on("disconnect", () => process.exit());
process.send?.({ url: `http://127.0.0.1:${port}` });
