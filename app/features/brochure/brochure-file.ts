import { drawTextile, lightPalette } from '#app/ui/textile/draw-textile.ts'
import { knotStrands } from '#app/ui/thread/knot.ts'
import type { Words } from '#content/words.ts'
import style from './brochure-file.css?raw'
import { sheetThread } from './sheet.ts'

type Brochure = Words['brochure']['document']

/**
 * The brochure as one file that needs nothing else: it opens offline and prints on one landscape A4 sheet with marks
 * where it folds in three. `fonts` are ready @font-face rules; without them the system's own type is used.
 */
export function brochureFile(brochure: Brochure, language: string, fonts = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(brochure.title)}</title>
<style>
:root{${colours}}
${fonts}
${style}</style>
</head>
<body>
<main class="sheet">
${cover(brochure)}
${work(brochure)}
${terms(brochure)}
${threadAndFolds}
</main>
</body>
</html>
`
}

const colours = Object.entries(lightPalette)
  .map(([name, colour]) => `--${name}:${colour}`)
  .join(';')

function cover({ title, tagline, industries }: Brochure): string {
  return `<section class="panel">
<div class="cloth" aria-hidden="true">${cloth(title)}</div>
<div><div class="name">${knot}<h1>${safe(title)}</h1></div>
<p class="tagline">${safe(tagline)}</p></div>
<div class="industries"><h2>${safe(industries.heading)}</h2>
<ul>${industries.items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul></div>
</section>`
}

function work({ services, metrics }: Brochure): string {
  return `<section class="panel">
<div class="services"><h2>${safe(services.heading)}</h2>
<ul>${services.items.map(({ title, text }) => `<li><b>${safe(title)}</b><br><span class="quiet">${safe(text)}</span></li>`).join('')}</ul></div>
<div><h2>${safe(metrics.heading)}</h2>
<dl class="metrics">${metrics.items.map(({ value, label }) => `<div><dt>${safe(label)}</dt><dd class="figure">${safe(value)}</dd></div>`).join('')}</dl></div>
</section>`
}

function terms({ packages, offer, contact }: Brochure): string {
  const { hosting } = packages
  const items = packages.items.map(
    (item) =>
      `<li><div class="row"><b>${safe(item.name)}</b><span class="figure">${safe(item.price.text)}</span></div><span class="quiet">${safe(item.text)}</span></li>`,
  )
  return `<section class="panel">
<div class="packages"><h2>${safe(packages.heading)}</h2>
<ul>${items.join('')}<li><div class="row hosting"><b>${safe(hosting.label)}</b><span><span class="figure">${safe(hosting.price.text)}</span> ${safe(hosting.perMonth)}</span></div></li></ul></div>
<div class="offer"><h2>${safe(offer.heading)}</h2><p>${safe(offer.text)}</p></div>
<div class="contact"><h2>${safe(contact.heading)}</h2><p>${safe(contact.text)}</p>
<dl>${contact.lines.map((line) => `<dt class="quiet">${safe(line.label)}</dt><dd>${contactValue(line)}</dd>`).join('')}</dl></div>
</section>`
}

function contactValue({ value, href }: Brochure['contact']['lines'][number]): string {
  return href ? `<a href="${safe(href)}">${safe(value)}</a>` : safe(value)
}

/** Only the hash of the title goes into the drawing, so it needs no escaping. */
function cloth(title: string): string {
  const drawn = drawTextile(title, { kind: 'block-print', palette: lightPalette })
  return drawn.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')
}

const knot = `<svg viewBox="0 0 32 32" fill="none" aria-hidden="true">${knotStrands(16, 16.5, 15)
  .map(
    (path) =>
      `<path d="${path}" stroke="${lightPalette.paper}" stroke-width="5.6"/><path d="${path}" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/>`,
  )
  .join('')}</svg>`

const threadAndFolds = `<svg class="thread" viewBox="0 0 297 210" fill="none" aria-hidden="true">
<path d="${sheetThread}" stroke="${lightPalette.indigo}" stroke-width=".55"/>
<path d="M99 0v5M198 0v5M99 205v5M198 205v5" stroke="${lightPalette.ink2}" stroke-width=".25"/>
</svg>`

function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
