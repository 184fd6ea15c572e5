import { company } from '#content/company.ts'
import { articlePath, machinePaths, paths } from '#content/paths.ts'
import type { Pictures } from '#content/picture.ts'
import type { Words } from '#content/words.ts'
import { readRichText } from '#domain/rich-text.ts'
import { richHtml } from './rich-html.ts'
import { type Address, addressesOf } from './structured-data/site.ts'
import { escapeXml } from './xml.ts'

type Article = Words['blog']['articles'][number]

/** As many as a reader that looks now and then may have missed. */
const mostEntries = 20

/** The newest of the blog as an Atom feed, in full. */
export function feed(publicUrl: string, { language, blog, machines }: Words, pictures: Pictures): string {
  const at = addressesOf(publicUrl, language)
  const articles = blog.articles.slice(0, mostEntries)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(machines.feed.title)}</title>`,
    `<subtitle>${escapeXml(machines.feed.subtitle)}</subtitle>`,
    `<id>${escapeXml(at(paths.blog))}</id>`,
    `<link href="${escapeXml(at(paths.blog))}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(at(machinePaths.feed))}"/>`,
    `<icon>${escapeXml(at.shared('/icon-192.png'))}</icon>`,
    `<updated>${moment(articles[0]?.published ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeXml(company.name)}</name></author>`,
    ...articles.map((article) => entry(article, pictures, at)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: Article, pictures: Pictures, at: Address): string {
  const { id, title, published, topic, summary } = article
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    // What readers know it by, since before articles had pages of their own.
    `<id>${escapeXml(at(`${paths.blog}#${id}`))}</id>`,
    `<link href="${escapeXml(at(articlePath(id)))}"/>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(published)}</updated>`,
    `<category term="${escapeXml(topic)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(articleHtml(article, pictures, at))}</content>`,
    '</entry>',
  ].join('\n')
}

function articleHtml({ id, text, onward }: Article, pictures: Pictures, at: Address): string {
  const html = richHtml(readRichText(text, id, pictures), at)
  return onward
    ? `${html}<p><a href="${escapeXml(at(onward.href))}">${escapeXml(onward.label)}</a></p>`
    : html
}

/** The content gives days; feeds want moments. */
function moment(day: string): string {
  return `${day}T00:00:00Z`
}
