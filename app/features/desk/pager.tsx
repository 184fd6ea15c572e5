import { Link, useLocation } from 'react-router'
import type { DeskWords } from '#content/en/desk/common.ts'
import { addressWith } from './address-with.ts'

export interface Pages {
  words: Pick<DeskWords, 'pages' | 'newer' | 'older'>
  page: number
  hasMore: boolean
  /** The id of the list, where it is not the whole screen. */
  list?: string
}

/** Steps through a list; where one is stands in the address, beside the filters. */
export function Pager({ words, page, hasMore, list }: Pages) {
  const { search } = useLocation()
  const to = (target: number) => ({
    search: addressWith(search, { page: target > 0 ? String(target) : undefined }),
    hash: list ?? '',
  })
  if (page === 0 && !hasMore) return null
  const link = 'inline-flex min-h-11 items-center thread-link'
  return (
    <nav aria-label={words.pages} className="mt-4 flex gap-6">
      {page > 0 && (
        <Link to={to(page - 1)} className={link}>
          {words.newer}
        </Link>
      )}
      {hasMore && (
        <Link to={to(page + 1)} className={link}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}
