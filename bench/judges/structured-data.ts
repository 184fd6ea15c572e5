import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'
import { forInformation, type Line } from '../lines.ts'
import { type Finding, verdict } from './findings.ts'
import type { ReadPage } from './pages.ts'

type Node = Record<string, unknown>

/** By schema.org's vocabulary, which types and properties there are; by Google's rules, what it needs to show them. */
export async function judgeStructuredData(pages: ReadPage[]): Promise<Line[]> {
  const validator = new Validator(readVocabulary())
  const findings: Finding[] = []
  let things = 0
  let advice = 0
  for (const { address, html } of pages)
    for (const [, written = ''] of html.matchAll(dataBlocks)) {
      const graph: Node[] = JSON.parse(written)['@graph']
      things += graph.length
      const jsonld = Object.groupBy(graph, (node) => String(node['@type']))
      for (const { severity, errorType, path, issueMessage } of await validator.validate({ jsonld })) {
        // What it calls optional is not there to be told: reviews, colours, article numbers.
        if (severity !== 'ERROR' && errorType !== 'schemaOrg') advice++
        else
          findings.push({
            where: address,
            what: `${path.map(({ type }) => type).join('/')}: ${issueMessage}`,
          })
      }
    }
  return [
    ...verdict('schema.org', { what: 'things', count: things }, findings),
    forInformation('judges: optional fields that Google would also read', advice),
  ]
}

const dataBlocks = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs

const terms = {
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': '@type',
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
} as const
const kinds: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
}

/** As the package keeps it, a statement on each line, in the shape in which schema.org publishes it and the validator reads it. */
function readVocabulary(): { '@graph': Node[] } {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
  const nodes = new Map<string, Node>()
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
  )) {
    const term = terms[predicate as keyof typeof terms]
    if (!term) continue
    const node = nodes.get(subject) ?? { '@id': subject }
    nodes.set(subject, node)
    // A class may be an instance of another, too.
    if (term === '@type') node[term] = kinds[object] ?? node[term]
    else node[term] = [...((node[term] as object[]) ?? []), { '@id': object }]
  }
  return { '@graph': [...nodes.values()] }
}
