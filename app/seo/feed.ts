import { company } from '#content/company.ts'
import { machinePaths, paths } from '#content/paths.ts'
import type { BlogArticle, ProseBlock } from '#content/prose.ts'
import type { Words } from '#content/words.ts'
import { escapeXml } from './xml.ts'

/** The blog as an Atom feed, with the articles in full. */
export function feed(publicUrl: string, { language, blog, machines }: Words): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href)
  const newest =
    blog.articles
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(machines.feed.title)}</title>`,
    `<subtitle>${escapeXml(machines.feed.subtitle)}</subtitle>`,
    `<id>${address(paths.blog)}</id>`,
    `<link href="${address(paths.blog)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${address(machinePaths.feed)}"/>`,
    `<icon>${address('/icon-192.png')}</icon>`,
    `<updated>${moment(newest)}</updated>`,
    `<author><name>${escapeXml(company.name)}</name></author>`,
    ...blog.articles.map((article) => entry(article, address(`${paths.blog}#${article.id}`), address)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: BlogArticle, url: string, address: (path: string) => string): string {
  return [
    '<entry>',
    `<title>${escapeXml(article.title)}</title>`,
    `<id>${url}</id>`,
    `<link href="${url}"/>`,
    `<published>${moment(article.published)}</published>`,
    `<updated>${moment(article.published)}</updated>`,
    `<category term="${escapeXml(article.topic)}"/>`,
    `<summary>${escapeXml(article.summary)}</summary>`,
    `<content type="html">${escapeXml(articleHtml(article, address))}</content>`,
    '</entry>',
  ].join('\n')
}

function articleHtml({ opening, sections, onward }: BlogArticle, address: (path: string) => string): string {
  return [
    ...opening.map(paragraph),
    ...sections.flatMap(({ heading, blocks }) => [
      `<h2>${escapeXml(heading)}</h2>`,
      ...blocks.map((block) => blockHtml(block, address)),
    ]),
    `<p><a href="${address(onward.href)}">${escapeXml(onward.label)}</a></p>`,
  ].join('')
}

function blockHtml(block: ProseBlock, address: (path: string) => string): string {
  if (block.kind === 'paragraph') return paragraph(block.text)
  const items =
    block.kind === 'list'
      ? block.items.map(escapeXml)
      : block.links.map(({ label, href }) => `<a href="${address(href)}">${escapeXml(label)}</a>`)
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

function paragraph(text: string): string {
  return `<p>${escapeXml(text)}</p>`
}

/** The content gives days; feeds want moments. */
function moment(day: string): string {
  return `${day}T00:00:00Z`
}
