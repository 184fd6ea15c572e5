import { csvLine, unicodeMark } from '#domain/csv.ts'

/** A file that is written while it is read, however long. */
export function download(
  parts: AsyncGenerator<string>,
  type: 'text/csv' | 'application/json',
  name: string,
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Rows of a list that come page by page, under their headings. */
export function spreadsheet<Row>(
  name: string,
  headings: string[],
  pages: AsyncGenerator<Row[]>,
  lineOf: (row: Row) => string,
): Response {
  async function* parts() {
    yield `${unicodeMark}${csvLine(headings)}`
    for await (const page of pages) yield page.map(lineOf).join('')
  }
  return download(parts(), 'text/csv', name)
}
