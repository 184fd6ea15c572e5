// How the built site is run, by `npm start`, by tests and by measurements alike.
import { join } from 'node:path'
import { root } from './command.mjs'

/**
 * A smaller nursery for short-lived objects costs nothing measurable and saves some 100 MB of memory; a bound on the
 * others, six times what the site uses, makes them be cleared away sooner and saves as much again under load.
 */
const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']

/** Node's arguments for the site. */
export const siteArguments = [...memoryFlags, 'build/server/main.js']

/** Where Node keeps what it made of code at the first start, so that it is not made again at the next. */
export const compiledCode = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

/**
 * Settings of the C library's memory: what the embedded database's compiler and the compression of pages needed at the
 * start is given back to the system, some 70 MB. Elsewhere than with glibc they do nothing.
 */
export const siteEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
  ...compiledCode,
}
