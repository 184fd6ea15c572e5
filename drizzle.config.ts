import { defineConfig } from 'drizzle-kit'

/** `node_modules/.bin/drizzle-kit generate` writes the SQL for what changed in the schema; it is committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
})
