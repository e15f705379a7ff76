import { startBalancer } from "../../backend/testing/balancer.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { type RunningApp, startApp } from "./app.ts";

interface Processes {
  url: string;
  admin: RunningApp["admin"];
  /** Sends SIGTERM, and starts another process in its place. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

const admin = { username: "admin", password: "a table for eight" };

export async function startProcesses(): Promise<Processes> {
  const database = await startThrowAwayServer();
  const balancer = await startBalancer();
  const start = async () => {
    const app = await startApp({
      DATABASE_URL: database.url,
      SESSION_SECRET: "a secret of the tests",
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      TRUST_PROXY: "1",
      DRAIN_SECONDS: "1",
    });
    await balancer.add(app.url);
    return app;
  };
  const apps = await Promise.all([start(), start()]);
  return {
    url: balancer.url,
    admin,
    async restart(index) {
      await apps[index]?.stop();
      apps[index] = await start();
    },
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      await balancer.close();
      await database.stop();
    },
  };
}
