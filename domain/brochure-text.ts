import type { Words } from '#content/words.ts'

/**
 * The brochure as plain text, one block for each panel. Headings stand between asterisks, which chat apps show as
 * bold and everyone else can read past.
 */
export function brochureText(brochure: Words['brochure']['document']): string {
  const { services, industries, metrics, packages, offer, contact } = brochure
  const panels = [
    [
      [`*${brochure.title}*`, brochure.tagline],
      [heading(industries), ...industries.items.map(bullet)],
    ],
    [
      [heading(services), ...services.items.map(({ title, text }) => bullet(`${title}: ${text}`))],
      [heading(metrics), ...metrics.items.map(({ value, label }) => bullet(`${value} ${label}`))],
    ],
    [
      [
        heading(packages),
        ...packages.items.map((item) => bullet(`${item.name}, ${item.price.text}: ${item.text}`)),
        bullet(`${packages.hosting.label}, ${packages.hosting.price.text} ${packages.hosting.perMonth}`),
      ],
      [heading(offer), offer.text],
      [heading(contact), contact.text, ...contact.lines.map(({ label, value }) => `${label}: ${value}`)],
    ],
  ]
  const blocks = panels.map((panel) => panel.map((block) => block.join('\n')).join('\n\n'))
  return `${blocks.join('\n\n---\n\n')}\n`
}

function heading({ heading: words }: { heading: string }): string {
  return `*${words}*`
}

function bullet(words: string): string {
  return `- ${words}`
}
