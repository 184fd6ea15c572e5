// What the owner changed of the site's facts, against what the code ships; the site may be running meanwhile. See `usage`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type SiteValue, siteFields } from '#content/site-fields.ts'
import { writeSiteValue } from '#domain/site-values.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import {
  askRunningSite,
  type ContentAnswer,
  type ContentCommand,
  type OwnersFact,
  runContentCommand,
} from '#server/site/content-commands.ts'
import { openPublishedSite } from '#server/site/published-site.ts'
import { openSiteFacts } from '#server/site/site-facts.ts'
import { CommandError, exitWith } from './command.mjs'
import { openExisting } from './data-command.ts'

const usage = `npm run content -- diff                  the owner's values against the code's, and where both changed
npm run content -- export [file]         writes them as JSON, each with the source file to change; site-facts.json unless named
npm run content -- reset --yes           takes all of them back
npm run content -- reset <fact> --yes    takes one back; diff shows how each is called`

/** Where the code states each part of the catalogue. */
const sources: Record<string, string> = {
  prices: 'content/prices.ts',
  priceTables: 'content/catalogue/price-tables.ts',
  onSale: 'content/catalogue/on-sale.ts',
  offers: 'content/catalogue/terms.ts',
  delivery: 'content/catalogue/terms.ts',
  hours: 'content/company.ts',
  specialDays: 'content/catalogue/special-days.ts',
  contact: 'content/company.ts',
  links: 'content/external-links.ts',
  announcement: 'content/catalogue/catalogue.ts',
}

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    options: {
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const [what, name] = positionals
  if (values.help) {
    console.log(usage)
    return 0
  }
  // Only where the data is matters here.
  const { DATA_DIR, DATABASE_URL } = process.env
  const parsed = parseEnv({ DATA_DIR, DATABASE_URL })
  if (!parsed.ok) throw new CommandError(parsed.problems.join('\n'))
  if (what === 'diff') console.log(described(await list(parsed.env)))
  else if (what === 'export') console.log(exported(await list(parsed.env), name ?? 'site-facts.json'))
  else if (what === 'reset') console.log(await reset(parsed.env, name, values.yes))
  else throw new CommandError(usage)
  return 0
})

async function list(env: Env): Promise<OwnersFact[]> {
  const answer = await carryOut(env, { kind: 'list' })
  return answer.did === 'listed' ? answer.facts : []
}

function described(facts: OwnersFact[]): string {
  const lines = facts.map(({ field, value, shipped, shippedThen }) => {
    if (shipped === undefined) return `${field}: ${said(field, value)} (the code no longer has this fact)`
    const line = `${field}: the owner says ${said(field, value)}, the code ${said(field, shipped)}`
    return shippedThen === undefined
      ? line
      : `${line}\n  BOTH CHANGED: the code said ${said(field, shippedThen)} when the owner changed it; the owner's holds`
  })
  return lines.join('\n') || 'Everything is as the code ships it.'
}

function said(field: string, value: SiteValue): string {
  const known = siteFields.get(field)
  return (
    (known ? writeSiteValue(known.kind, value).replaceAll('\n', '; ') : JSON.stringify(value)) || 'nothing'
  )
}

function exported(facts: OwnersFact[], file: string): string {
  const entries = facts.map((fact) => ({ source: sources[fact.field.split('/')[0] ?? ''], ...fact }))
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`)
  return `${entries.length} facts written to ${file}. Once the code ships the same values, they are no longer the owner's: npm run content -- reset --yes`
}

async function reset(env: Env, field: string | undefined, isSure: boolean): Promise<string> {
  const facts = await list(env)
  const meant = facts.filter((fact) => !field || fact.field === field)
  if (meant.length === 0)
    return field ? `The owner has no value of ${field}; diff shows those there are.` : described(facts)
  if (!isSure)
    throw new CommandError(
      `This takes back:\n${described(meant)}\n\nAdd --yes to do it. The desk’s history can undo it.`,
    )
  const answer = await carryOut(env, { kind: 'reset', field })
  if (answer.did === 'refused')
    throw new CommandError(
      `Not taken back, as it would make no sense together: ${answer.problems.join('; ')}`,
    )
  return `${meant.length} taken back. The desk’s history can undo it.`
}

/** By the running site where there is one, as the embedded database belongs to one process. */
async function carryOut(env: Env, command: ContentCommand): Promise<ContentAnswer> {
  const answer = env.databaseUrl ? undefined : await askRunningSite(env.dataDir, command)
  return answer ?? runHere(env, command)
}

async function runHere(env: Env, command: ContentCommand): Promise<ContentAnswer> {
  const database = await openExisting(env).catch((error) => {
    if (error instanceof StartProblem) throw new CommandError(error.message)
    throw error
  })
  const site = await openPublishedSite(database, () => {})
  try {
    return await runContentCommand(openSiteFacts(database, site), command)
  } finally {
    site.close()
    await database.close()
  }
}
