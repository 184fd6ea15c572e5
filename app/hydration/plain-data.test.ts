import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { withPlainData } from './plain-data.ts'

const page = (line: unknown[]) =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(line)}\n`)});</script>`

/** What the page's script hands to the router, read by the router. */
async function readIn(html: string): Promise<unknown> {
  const script = html.slice('<script>'.length, -'</script>'.length)
  let handed = ''
  new Function('window', script)({
    __reactRouterContext: { streamController: { enqueue: (line: string) => (handed = line) } },
  })
  return (await decode(new Blob([handed]).stream(), globalThis)).value
}

test('the router reads of plainly written words what it would have read of its own list', async () => {
  const line = [
    { _1: 2, _8: -7, _9: -5 },
    'words',
    { _3: 4, _5: 6 },
    'title',
    'a “quoted” \\ </script> ₹',
    'other-names',
    [7, 4, 10],
    1.5,
    'nothing',
    'none',
    false,
  ]
  const plain = await withPlainData(page(line))
  expect(plain).toContain('{words:{title:"a “quoted” \\\\ \\u003c/script> ₹","other-names":[1.5,')
  expect(await readIn(plain)).toStrictEqual(await readIn(page(line)))
})

test('what is more than words and numbers stays as the router wrote it', async () => {
  const dated = page([{ _1: 2 }, 'day', ['D', 0]])
  expect(await withPlainData(dated)).toBe(dated)
})
