import { stylesheetId } from './whole-stylesheet.ts'

/**
 * Of the utilities, a page carries those that its elements name: the others are fetched with the browser's code
 * (`utilities.css`, whose address is `whole`), which is the first to need them.
 */
export function withOwnUtilities(html: string, whole: string): string {
  const block = /@layer utilities\{[\s\S]*?(?=<\/style>)/.exec(html)?.[0]
  if (!block) return html
  const { rules, rest } = readUtilities(block)
  const named = namesIn(html)
  const kept = rules.filter(({ names }) => names.length === 0 || names.some((name) => named.has(name)))
  return html
    .replace(`<style id="${stylesheetId}"`, (tag) => `${tag} data-utilities="${whole}"`)
    .replace(block, () => `@layer utilities{${kept.map(({ text }) => text).join('')}}${rest}`)
}

interface Rule {
  text: string
  /** The class that each of its selectors begins with; none says that it is for every page. */
  names: string[]
}

interface Utilities {
  rules: Rule[]
  /** What of the stylesheet follows them. */
  rest: string
}

/** The same for every page of a language. */
const known = new Map<string, Utilities>()

function readUtilities(block: string): Utilities {
  const found = known.get(block)
  if (found) return found
  const [layer = '', ...others] = topLevel(block)
  const utilities = { rules: topLevel(contentOf(layer)).flatMap(ruleOf), rest: others.join('') }
  known.set(block, utilities)
  return utilities
}

/** Each rule by itself, with the conditions that it stands in. */
function ruleOf(text: string): Rule[] {
  const head = text.slice(0, text.indexOf('{'))
  if (!head.startsWith('@')) return [{ text, names: leadingClasses(head) }]
  return topLevel(contentOf(text))
    .flatMap(ruleOf)
    .map((rule) => ({ ...rule, text: `${head}{${rule.text}}` }))
}

const contentOf = (text: string) => text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'))

function leadingClasses(selectors: string): string[] {
  return [...selectors.matchAll(/(?:^|,)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}

/** The pieces of a stylesheet, up to the brace or the semicolon that ends each. */
function topLevel(css: string): string[] {
  const pieces: string[] = []
  let start = 0
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{};]/gs)) {
    if (sign === '{') depth++
    else if (sign === '}') depth--
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    pieces.push(css.slice(start, index + 1))
    start = index + 1
  }
  return pieces
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

function namesIn(html: string): Set<string> {
  const named = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list
      .replace(/&(?:amp|gt|lt|quot|#x27);/g, (each) => entities[each] ?? each)
      .split(' '))
      named.add(name)
  return named
}
