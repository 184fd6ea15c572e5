// What the owner changed of the site's facts and texts, against what the code ships; the site may be running meanwhile. See `usage`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type SiteValue, siteFields } from '#content/site-fields.ts'
import type { TextKind } from '#content/site-texts.ts'
import { writeSiteValue } from '#domain/site-values.ts'
import { StartProblem } from '#server/db/start-problem.ts'
import { type Env, parseEnv } from '#server/env.ts'
import {
  askRunningSite,
  type ContentAnswer,
  type ContentCommand,
  type OwnersFact,
  type OwnersWords,
  runContentCommand,
} from '#server/site/content-commands.ts'
import { openPublishedSite } from '#server/site/published-site.ts'
import { openSiteFacts } from '#server/site/site-facts.ts'
import { createSiteTexts } from '#server/site/site-texts.ts'
import { CommandError, exitWith } from './command.mjs'
import { openExisting } from './data-command.ts'

const usage = `npm run content -- diff                  the owner's values and texts against the code's, and where both changed
npm run content -- export [file]         writes them as JSON, each with the source file to change; site-content.json unless named
npm run content -- reset --yes           takes all of them back
npm run content -- reset <name> --yes    takes one back; diff shows how each is called`

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

/** Where it has each kind of text. */
const textSources: Record<TextKind, string> = {
  article: 'content/en/articles.ts',
  question: 'content/en/questions.ts',
  project: 'content/en/projects.ts',
  product: 'content/en/product-texts.ts',
  caseStudy: 'content/en/case-study-texts.ts',
  mail: 'content/en/mail-texts.ts',
}

type OwnersContent = Extract<ContentAnswer, { did: 'listed' }>

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
  else if (what === 'export') console.log(exported(await list(parsed.env), name ?? 'site-content.json'))
  else if (what === 'reset') console.log(await reset(parsed.env, name, values.yes))
  else throw new CommandError(usage)
  return 0
})

async function list(env: Env): Promise<OwnersContent> {
  const answer = await carryOut(env, { kind: 'list' })
  return answer.did === 'listed' ? answer : { did: 'listed', facts: [], texts: [] }
}

function described({ facts, texts }: OwnersContent): string {
  const lines = [...describedFacts(facts), ...texts.map(describedText)]
  return lines.join('\n') || 'Everything is as the code ships it.'
}

function describedText({ name, content, isShown, shipped, shippedThen }: OwnersWords): string {
  const different = Object.keys(content).filter((part) => (shipped?.[part] ?? '') !== content[part])
  const is = shipped ? `the owner changed ${different.join(', ')}` : 'written by the owner'
  const line = `${name}: ${is}${isShown ? '' : ' (not on the site as it is here)'}`
  if (!shippedThen) return line
  const updated = Object.keys(shipped ?? {}).filter((part) => shipped?.[part] !== shippedThen[part])
  return `${line}\n  BOTH CHANGED: the code ships another ${updated.join(', ')} since; the owner's holds`
}

function describedFacts(facts: OwnersFact[]): string[] {
  return facts.map(({ field, value, shipped, shippedThen }) => {
    if (shipped === undefined) return `${field}: ${said(field, value)} (the code no longer has this fact)`
    const line = `${field}: the owner says ${said(field, value)}, the code ${said(field, shipped)}`
    return shippedThen === undefined
      ? line
      : `${line}\n  BOTH CHANGED: the code said ${said(field, shippedThen)} when the owner changed it; the owner's holds`
  })
}

function said(field: string, value: SiteValue): string {
  const known = siteFields.get(field)
  return (
    (known ? writeSiteValue(known.kind, value).replaceAll('\n', '; ') : JSON.stringify(value)) || 'nothing'
  )
}

function exported({ facts, texts }: OwnersContent, file: string): string {
  const entries = [
    ...facts.map((fact) => ({ source: sources[fact.field.split('/')[0] ?? ''], ...fact })),
    ...texts.map((text) => ({ source: textSources[text.kind], ...text })),
  ]
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`)
  return `${entries.length} facts and texts written to ${file}. Once the code ships the same values, they are no longer the owner's: npm run content -- reset --yes`
}

async function reset(env: Env, name: string | undefined, isSure: boolean): Promise<string> {
  const all = await list(env)
  const meant = {
    ...all,
    facts: all.facts.filter((fact) => !name || fact.field === name),
    texts: all.texts.filter((text) => !name || text.name === name),
  }
  const count = meant.facts.length + meant.texts.length
  if (count === 0)
    return name ? `The owner has nothing called ${name}; diff shows what there is.` : described(all)
  if (!isSure)
    throw new CommandError(
      `This takes back:\n${described(meant)}\n\nAdd --yes to do it. The desk’s history can undo it.`,
    )
  const answer = await carryOut(env, { kind: 'reset', name })
  if (answer.did === 'refused')
    throw new CommandError(
      `Not taken back, as it would make no sense together: ${answer.problems.join('; ')}`,
    )
  return `${count} taken back. The desk’s history can undo it.`
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
    const content = {
      siteFacts: openSiteFacts(database, site),
      siteTexts: createSiteTexts(database, site),
    }
    return await runContentCommand(content, command)
  } finally {
    site.close()
    await database.close()
  }
}
