/** The query of an address without what it says of the last thing done, which is not told again elsewhere. */
export function withoutNews(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const news of ['done', 'notice', 'count', 'left', 'undo']) query.delete(news)
  return query
}
