import { correctorFor } from './mistyped.ts'
import { type PassageTerms, termsOf } from './passage-terms.ts'
import type { QuestionTerms, Subject } from './question-terms.ts'
import type { Passage, PastedText } from './read-text.ts'
import { everyDay, type Facet, knownStems, type Qualifier } from './vocabulary.ts'

/*
 * A small scorer of our own, not the full-text search that the server uses: a pasted text is short, so what decides is not
 * speed but what is asked (the price of a thing, not just the thing), in four languages, and whether every word of the
 * question is accounted for. A search engine ranks whatever is nearest; here “nothing” must be an answer.
 */

export interface Found {
  kind: 'found' | 'near' | 'none'
  /** Best first; several where they answer equally well, as the rooms of a price list do. */
  passages: Passage[]
  /** Days and counts that were asked for and are not in them. */
  missing: Qualifier[]
}

export interface PassageIndex {
  find(terms: QuestionTerms): Found
  correct(stem: string): string
}

interface Indexed {
  passage: Passage
  terms: PassageTerms
}

interface Scored extends Indexed {
  score: number
  /** How much of what was asked about it speaks of, from 0 to 1. */
  cover: number
  /** How much of what it is about was asked. */
  fit: number
  narrowed: number
  weak: number
  /** Says what was asked of the thing, and not just something about it. */
  isApt: boolean
}

/** As many are shown of those that answer equally well. */
const mostShown = 6
const enough = 0.55
const enoughForPrice = 0.58
const enoughIfSame = 0.4
const nearly = 0.3
/** Nothing is found; the bot says so. */
const nothing: Found = { kind: 'none', passages: [], missing: [] }
/** Where what is said of the thing otherwise does not do. */
const strict: ReadonlySet<Facet> = new Set(['price', 'duration', 'contact'])
/** Pairs of question and answer first, then price lines, then sentences. */
const kindBonus = { answer: 0.2, price: 0.12, statement: 0, heading: -0.3 }

export function indexPassages({ passages }: PastedText): PassageIndex {
  const all = passages.map((passage): Indexed => ({ passage, terms: termsOf(passage) }))
  const holders = new Map<string, Indexed[]>()
  for (const indexed of all)
    for (const term of indexed.terms.weights.keys()) {
      const held = holders.get(term)
      if (held) held.push(indexed)
      else holders.set(term, [indexed])
    }
  const rarity = ({ stem, shared }: Subject) => {
    const count = Math.max(holders.get(stem)?.length ?? 0, (shared && holders.get(shared)?.length) || 0)
    return count === 0 ? Math.log(2 + all.length) + 0.5 : Math.log(1 + all.length / count) + 0.3
  }

  function scored(indexed: Indexed, asked: QuestionTerms): Scored {
    const { terms, passage } = indexed
    let matched = 0
    let weighed = 0
    let total = 0
    let fitting = 0
    let weak = 0
    for (const subject of asked.subjects) {
      const weight = weightIn(terms, subject)
      if (subject.isWeak) {
        weak = Math.max(weak, weight * 0.3)
        continue
      }
      const worth = rarity(subject)
      total += worth
      weighed += worth * weight
      if (weight > 0) matched += worth
      if (weight >= 0.85) fitting++
    }
    const facet = asked.facets.reduce((sum, each) => sum + (terms.facets.get(each) ?? 0), 0)
    const narrowed = asked.qualifiers.filter((each) => terms.qualifiers.has(each)).length
    const fit = terms.aboutSize > 0 ? fitting / terms.aboutSize : 0
    // What was not asked about makes it the answer to another question.
    const beside = asked.subjects.length === 0 ? Math.min(terms.aboutSize, 4) * 0.12 : 0
    return {
      ...indexed,
      fit,
      narrowed,
      weak,
      cover: total > 0 ? matched / total : 1,
      isApt: asked.facets.every((each) => isSaid(each, terms, passage)),
      score:
        (total > 0 ? (3 * weighed) / total : 0) +
        weak +
        facet / Math.max(1, asked.facets.length) +
        narrowed * 0.6 +
        fit * 0.5 +
        kindBonus[passage.kind] -
        beside,
    }
  }

  function candidates(asked: QuestionTerms): Iterable<Indexed> {
    const strong = asked.subjects.filter(({ isWeak }) => !isWeak)
    if (strong.length === 0 && asked.facets.length > 0)
      return all.filter(({ terms }) => asked.facets.some((each) => terms.facets.has(each)))
    const subjects = strong.length > 0 ? strong : asked.subjects
    if (subjects.length === 0)
      return all.filter(({ terms }) => asked.qualifiers.some((each) => terms.qualifiers.has(each)))
    return new Set(
      subjects.flatMap(({ stem, shared }) => [
        ...(holders.get(stem) ?? []),
        ...((shared && holders.get(shared)) || []),
      ]),
    )
  }

  return {
    correct: correctorFor([...holders.keys(), ...knownStems]),
    find(question) {
      const asked = withImplied(question)
      const ranked = [...candidates(asked)]
        .map((indexed) => scored(indexed, asked))
        .sort((one, other) => other.score - one.score || one.passage.firstLine - other.passage.firstLine)
      const fitting = ranked.filter(answers)
      const [best] = fitting
      if (best)
        return { kind: 'found', passages: equals(best, fitting, asked), missing: missingIn(best, asked) }
      const near = ranked.find(({ cover }) => cover >= nearly)
      return near ? { kind: 'near', passages: [near.passage], missing: [] } : nothing
    },
  }
}

/** The price of a thing is no answer about another; the answer to just this question is one to the same with a word more. */
function answers({ passage, terms, cover, fit, isApt }: Scored): boolean {
  const isSame = passage.kind === 'answer' && fit === 1 && terms.aboutSize > 0
  return isApt && cover >= (isSame ? enoughIfSame : passage.kind === 'price' ? enoughForPrice : enough)
}

const offers = new Set(['servic', 'treatment', 'cours', 'product', 'item', 'packag', 'plan', 'huduma'])

/** “And on Sunday?” asks whether it is open, “which services do you have?” for the list of what is sold. */
function withImplied(asked: QuestionTerms): QuestionTerms {
  const isForList = asked.subjects.length > 0 && asked.subjects.every(({ stem }) => offers.has(stem))
  if (isForList && asked.facets.length === 0) return { ...asked, facets: ['price'] }
  const isBareDay =
    asked.facets.length + asked.subjects.length === 0 &&
    asked.qualifiers.some((each) => everyDay.includes(each) || each === 'holiday')
  return isBareDay ? { ...asked, facets: ['hours'] } : asked
}

function weightIn({ weights }: PassageTerms, { stem, shared }: Subject): number {
  return Math.max(weights.get(stem) ?? 0, (shared ? (weights.get(shared) ?? 0) : 0) * 0.85)
}

function isSaid(facet: Facet, { facets }: PassageTerms, { kind }: Passage): boolean {
  // A price says nothing of when and where, unless it does.
  return facets.has(facet) || !(strict.has(facet) || kind === 'price')
}

/** Those that answer as well as the best: the lines of one list. */
function equals(best: Scored, ranked: readonly Scored[], asked: QuestionTerms): Passage[] {
  const strong = asked.subjects.filter(({ isWeak }) => !isWeak).length
  const isBySubject = strong > 0
  // “Room” is any of them; “tooth extraction” is not that of a wisdom tooth.
  const range = isBySubject ? (strong === 1 ? 0.3 : 0.12) : best.passage.heading ? 0.45 : 0.12
  const hasList = best.passage.kind === 'price' || (best.passage.kind === 'statement' && !isBySubject)
  const isOfOneList = ({ score, passage, narrowed, weak }: Scored) =>
    passage === best.passage ||
    (hasList &&
      passage.kind === best.passage.kind &&
      passage.heading === best.passage.heading &&
      narrowed === best.narrowed &&
      weak === best.weak &&
      score >= best.score - range)
  return ranked
    .filter(isOfOneList)
    .slice(0, mostShown)
    .map(({ passage }) => passage)
    .sort((one, other) => one.firstLine - other.firstLine)
}

function missingIn({ terms }: Scored, { qualifiers }: QuestionTerms): Qualifier[] {
  return qualifiers.filter((each) => !terms.qualifiers.has(each))
}
