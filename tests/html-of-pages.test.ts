import { expect, test } from 'vitest'
import { paths } from '#content/paths.ts'
import { aSite } from './site.ts'

// What the W3C checker found once (`npm run bench -- --judges` asks it for everything), as quick looks at the HTML of pages.

test('lists, tables, selects and scripts of every page are as HTML has them', async () => {
  const site = await aSite()
  for (const address of [...Object.values(paths), '/book']) {
    const html = await (await site.request(address)).text()
    expect([address, mistakesIn(html)]).toEqual([address, []])
  }
})

test.each([
  ['<ol><span></span><li>One</li></ol>', 'ol'],
  ['<ul class="a"><li>One</li><svg></svg></ul>', 'li'],
  ['<dl><svg></svg><dt>One</dt></dl>', 'dl'],
  ['<dl><dt>One</dt><span></span><dd>Two</dd></dl>', 'dt'],
  ['<table><colgroup><col/></colgroup><tr><td></td><th></th></tr></table>', 'table'],
  ['<table><colgroup><col/><col span="3"/></colgroup><tr><td></td><th></th></tr></table>', 'table'],
  ['<select name="a" required=""><option value="b">B</option></select>', 'select'],
  ['<script type="text/plain" async="" id="a">', 'script'],
])('%s is a mistake', (html, where) => {
  expect(mistakesIn(html)).toEqual([expect.stringMatching(new RegExp(`^</?${where}`))])
})

test.each([
  '<ol><li>One</li><li>Two</li></ol><ul></ul>',
  '<dl><div><dt>One</dt><dd>Two</dd></div></dl><dl><dt>One</dt><dd><svg></svg></dd></dl>',
  '<table><colgroup><col/><col span="2"/></colgroup><thead><tr><td></td><th colSpan="2"></th></tr></thead></table>',
  '<select required=""><option value="">Choose</option></select><select><option value="b">B</option></select>',
  '<script type="module" async=""></script>',
])('%s is none', (html) => {
  expect(mistakesIn(html)).toEqual([])
})

/** The beginning of each. React writes neither spaces nor anything else between elements. */
function mistakesIn(html: string): string[] {
  const misplaced = html.match(
    /<[ou]l(?: [^>]*)?>(?!<li|<\/|<!--).{0,20}|<\/li>(?!<li|<\/[ou]l>|<!--).{0,20}|<dl(?: [^>]*)?>(?!<d[tdi]|<\/|<!--).{0,20}|<\/d[td]>(?!<d[td]|<\/|<!--).{0,20}/gs,
  )
  const tables = (html.match(/<table.*?<\/table>/gs) ?? []).filter((table) => {
    const [columns] = table.match(/<colgroup.*?<\/colgroup>/s) ?? []
    const [row = ''] = table.match(/<tr.*?<\/tr>/s) ?? []
    return columns && width(columns, 'col', 'span') !== width(row, 't[hd]', 'colspan')
  })
  const selects = html.match(/<select(?=[^>]* required)[^>]*><option(?![^>]* value="")[^>]*>/g)
  const scripts = html.match(/<script(?=[^>]* async)(?=[^>]* type="(?!module"))[^>]*>/g)
  return [misplaced, tables, selects, scripts].flatMap((found) => found ?? [])
}

function width(html: string, element: string, attribute: string): number {
  const each = html.match(new RegExp(`<${element}(?=[ />])[^>]*>`, 'g')) ?? []
  return each
    .map((tag) => Number(new RegExp(` ${attribute}="(\\d+)"`, 'i').exec(tag)?.[1] ?? 1))
    .reduce((sum, one) => sum + one, 0)
}
