import { company } from '#content/company.ts'
import { articlePath, machinePaths, paths } from '#content/paths.ts'
import type { Pictures } from '#content/picture.ts'
import type { Words } from '#content/words.ts'
import { readRichText } from '#domain/rich-text.ts'
import { type AddressOf, richHtml } from './rich-html.ts'
import { escapeXml } from './xml.ts'

type Article = Words['blog']['articles'][number]

/** As many as a reader that looks now and then may have missed. */
const mostEntries = 20

/** The newest of the blog as an Atom feed, in full. */
export function feed(publicUrl: string, { language, blog, machines }: Words, pictures: Pictures): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href)
  const articles = blog.articles.slice(0, mostEntries)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(machines.feed.title)}</title>`,
    `<subtitle>${escapeXml(machines.feed.subtitle)}</subtitle>`,
    `<id>${address(paths.blog)}</id>`,
    `<link href="${address(paths.blog)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address(machinePaths.feed)}"/>`,
    `<icon>${address('/icon-192.png')}</icon>`,
    `<updated>${moment(articles[0]?.published ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeXml(company.name)}</name></author>`,
    ...articles.map((article) => entry(article, pictures, address)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: Article, pictures: Pictures, address: AddressOf): string {
  const { id, title, published, topic, summary } = article
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    // What readers know it by, since before articles had pages of their own.
    `<id>${address(`${paths.blog}#${id}`)}</id>`,
    `<link href="${address(articlePath(id))}"/>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(published)}</updated>`,
    `<category term="${escapeXml(topic)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(articleHtml(article, pictures, address))}</content>`,
    '</entry>',
  ].join('\n')
}

function articleHtml({ id, text, onward }: Article, pictures: Pictures, address: AddressOf): string {
  const html = richHtml(readRichText(text, id, pictures), address)
  return onward ? `${html}<p><a href="${address(onward.href)}">${escapeXml(onward.label)}</a></p>` : html
}

/** The content gives days; feeds want moments. */
function moment(day: string): string {
  return `${day}T00:00:00Z`
}
