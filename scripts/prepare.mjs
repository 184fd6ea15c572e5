// Plain JavaScript without packages, as it runs before installation on whichever Node started npm (18 or newer).
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CommandError, root, runQuietly } from './command.mjs'
import { withLock } from './lock.mjs'

const commands = join(root, 'node_modules/.bin')

/** The project's own Node, which runs everything after installation. */
export const node = join(commands, 'node')

/**
 * The file behind a command of an installed package, to be run by `node`.
 * @param {string} name
 */
export const packageCommand = (name) => join(commands, name)

/** Installs the dependencies unless node_modules already holds what package-lock.json asks for. */
export async function ensureInstalled() {
  if (packagesAreInstalled() && nodeRuns()) return
  await withLock(lock, async () => {
    if (!packagesAreInstalled()) {
      console.log('Installing dependencies (about a minute the first time)…')
      await installPackages()
    }
    if (!nodeRuns()) await npm(['rebuild', 'node'])
    if (!nodeRuns()) {
      throw new CommandError(
        'The package `node` is installed but does not run: npm skips install scripts (ignore-scripts), or the ' +
          'script failed. Run: npm rebuild node --ignore-scripts=false',
      )
    }
  })
}

/** Builds the site and its pages unless the last successful build came from the same sources. */
export async function ensureBuilt() {
  if (isBuiltFrom(sourcesHash())) return
  await withLock(lock, async () => {
    const sources = sourcesHash()
    if (isBuiltFrom(sources)) return
    console.log('Building the site…')
    await buildStep([packageCommand('react-router'), 'build'])
    await prerender()
    writeFileSync(buildStamp, sources)
  })
}

/** Renders the pages of a finished build, unless they were rendered under the same settings before. */
export async function ensurePrerendered() {
  await withLock(lock, prerender)
}

async function prerender() {
  await buildStep([...settingsFlags(), 'build/server/prerender.js'])
}

/** @param {string[]} args Node's arguments */
async function buildStep(args) {
  const { exitCode, output } = await runQuietly(node, args, { env: { NODE_ENV: 'production' } })
  if (exitCode !== 0) throw new CommandError(`${output}\nThe build failed (exit code ${exitCode}).`)
}

/** Node's flag for the settings in `.env`; none without the file, as Node would remark on its absence. */
export function settingsFlags() {
  return existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
}

const lock = join(root, '.preparing')

async function installPackages() {
  // npm leaves out optional packages that the Node running it is too old for, such as the bundler's binary,
  // so the project's Node comes first, in a folder of its own, and runs npm from then on.
  const { dependencies, allowScripts } = readJson('package.json')
  const onlyNode = { dependencies: { node: dependencies.node }, allowScripts }
  writeFileSync(join(lock, 'package.json'), JSON.stringify(onlyNode))
  await npm(['install', '--prefix', lock, '--no-package-lock', '--no-audit', '--no-fund'])
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], [join(lock, 'node_modules/.bin')])
}

/**
 * @param {string[]} args
 * @param {string[]} [folders] searched first for the Node that runs npm
 */
async function npm(args, folders = []) {
  // `npm ci` deletes node_modules, so it must not itself be running on the Node inside.
  const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== commands)
  const env = { PATH: [...folders, ...outside].join(delimiter) }
  const { exitCode, output } = await runQuietly('npm', args, { env })
  if (exitCode !== 0) throw new CommandError(`${output}\nnpm ${args[0]} failed (exit code ${exitCode}).`)
}

function packagesAreInstalled() {
  const { '': project, ...wanted } = readJson('package-lock.json').packages
  // npm writes this list as the last act of an installation, so an interrupted one has none.
  const installed = readJson('node_modules/.package-lock.json')?.packages ?? {}
  const manifest = readJson('package.json')
  return (
    isDeepStrictEqual(project.dependencies, manifest.dependencies) &&
    isDeepStrictEqual(project.devDependencies, manifest.devDependencies) &&
    Object.keys(installed).every((path) => path in wanted) &&
    Object.keys(wanted).every(
      (path) =>
        path in installed
          ? installed[path].version === wanted[path].version &&
            installed[path].integrity === wanted[path].integrity
          : wanted[path].optional, // made for another platform
    )
  )
}

function nodeRuns() {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${nodeVersion()}`
}

function nodeVersion() {
  return readJson('package-lock.json').packages['node_modules/node'].version
}

/** @param {string} path */
function readJson(path) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined
}

const buildStamp = join(root, 'build/.stamp')
const sourceFolders = ['app', 'content', 'domain', 'public', 'server', 'training', 'vite']
const sourceFiles = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** @param {string} sources */
function isBuiltFrom(sources) {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sources
}

function sourcesHash() {
  const paths = [...sourceFiles, ...sourceFolders.flatMap(filesIn)]
  const hash = createHash('sha256')
  for (const path of paths.filter(isBuildInput).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} path */
function isBuildInput(path) {
  return existsSync(join(root, path)) && !/\.test\.tsx?$/.test(path)
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
