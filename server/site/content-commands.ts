import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { shipped } from '#content/catalogue/catalogue.ts'
import { languages } from '#content/languages.ts'
import { type SiteValue, siteFields, valueAt } from '#content/site-fields.ts'
import { type TextKind, textKinds } from '#content/site-texts.ts'
import { offerLocally, reachLocally } from '#server/db/local-socket.ts'
import type { TextContent } from '#server/db/schema/site-texts.ts'
import type { Log } from '#server/log.ts'
import type { SiteFacts } from './site-facts.ts'
import type { SiteTexts } from './site-texts.ts'
import type { OwnersText, TextRef } from './stored-texts.ts'

/** What `npm run content` asks for; without a name, everything is taken back. */
export type ContentCommand = { kind: 'list' } | { kind: 'reset'; name?: string | undefined }

/** A fact that the owner changed. */
export interface OwnersFact {
  field: string
  value: SiteValue
  /** What the code ships now; absent where it no longer has the fact. */
  shipped?: SiteValue
  /** What it shipped when the owner changed the fact, where that was something else. */
  shippedThen?: SiteValue
}

/** A text that the owner wrote or changed. */
export interface OwnersWords {
  /** `texts/en/article/first-steps` */
  name: string
  kind: TextKind
  content: TextContent
  /** Whether visitors see it as it is here. */
  isShown: boolean
  shipped?: TextContent
  /** As for facts. */
  shippedThen?: TextContent
}

/** Where the owner's values and texts are kept. */
export interface OwnersContent {
  siteFacts: Pick<SiteFacts, 'current' | 'differences' | 'publish'>
  siteTexts: Pick<SiteTexts, 'list' | 'reset'>
}

export type ContentAnswer =
  | { did: 'listed'; facts: OwnersFact[]; texts: OwnersWords[] }
  | { did: 'reset' | 'nothing' }
  | { did: 'refused'; problems: string[] }

/** Who took values back, where the history asks. */
const commandsName = 'npm run content'

export async function runContentCommand(
  content: OwnersContent,
  command: ContentCommand,
): Promise<ContentAnswer> {
  const texts = await ownersTexts(content.siteTexts)
  if (command.kind === 'list')
    return { did: 'listed', facts: await ownersFacts(content.siteFacts), texts: texts.map(told) }
  const meant = texts.filter((text) => !command.name || nameOf(text) === command.name)
  for (const text of meant) await content.siteTexts.reset(commandsName, text)
  const answer = await resetFacts(content.siteFacts, command.name)
  return answer.did === 'nothing' && meant.length > 0 ? { did: 'reset' } : answer
}

async function ownersTexts(siteTexts: OwnersContent['siteTexts']): Promise<OwnersText[]> {
  const kinds = Object.keys(textKinds) as TextKind[]
  const lists = languages.flatMap((language) => kinds.map((kind) => siteTexts.list(kind, language)))
  return (await Promise.all(lists)).flat().filter(({ isOwners }) => isOwners)
}

function nameOf({ language, kind, id }: TextRef): string {
  return `texts/${language}/${kind}/${id}`
}

function told(text: OwnersText): OwnersWords {
  const { kind, content, shown, shipped, shippedThen } = text
  const isUpdated = shipped && shippedThen && !isDeepStrictEqual(shipped, shippedThen)
  return {
    name: nameOf(text),
    kind,
    content,
    isShown: isDeepStrictEqual(content, shown),
    ...(shipped && { shipped }),
    ...(isUpdated && { shippedThen }),
  }
}

async function ownersFacts(siteFacts: OwnersContent['siteFacts']): Promise<OwnersFact[]> {
  const { values } = await siteFacts.current()
  const changedByBoth = new Map((await siteFacts.differences()).map((each) => [each.field, each]))
  return Object.entries(values).map(([field, value]) => {
    const known = siteFields.get(field)
    const both = changedByBoth.get(field)
    return {
      field,
      value,
      ...(known && { shipped: valueAt(shipped, known.path) }),
      ...(both && { shippedThen: both.shippedThen }),
    }
  })
}

async function resetFacts(
  siteFacts: OwnersContent['siteFacts'],
  name: string | undefined,
): Promise<ContentAnswer> {
  const { change, values } = await siteFacts.current()
  const fields = Object.keys(values).filter((field) => !name || field === name)
  const wanted = Object.fromEntries(fields.map((field) => [field, null]))
  const outcome = await siteFacts.publish(commandsName, wanted, change)
  if (outcome.outcome === 'senseless') return { did: 'refused', problems: outcome.problems }
  return { did: outcome.outcome === 'published' ? 'reset' : 'nothing' }
}

/** Lets `npm run content` work while the site is running on the embedded database. */
export function offerContentCommands(
  content: OwnersContent,
  dataDir: string,
  log: Log,
): Promise<() => Promise<void>> {
  return offerLocally('content', dataDir, log, async (socket) => {
    const command: ContentCommand = JSON.parse(await text(socket))
    socket.end(JSON.stringify(await runContentCommand(content, command)))
  })
}

/** Asks the site that runs on this folder; nothing if none does. */
export async function askRunningSite(
  dataDir: string,
  command: ContentCommand,
): Promise<ContentAnswer | undefined> {
  const socket = await reachLocally('content', dataDir)
  if (!socket) return undefined
  socket.end(JSON.stringify(command))
  const answer = await text(socket)
  // The site logs what went wrong and hangs up.
  if (answer === '') throw new Error('The running site could not do it; its log says why')
  return JSON.parse(answer)
}
