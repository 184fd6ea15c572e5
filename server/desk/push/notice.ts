import { createHash } from 'node:crypto'
import { deskPaths } from '#content/desk-paths.ts'
import { newsWords } from '#content/en/desk/notifications.ts'
import { fill } from '#content/fill.ts'
import type { News } from './news.ts'

/**
 * What a browser is sent. Its form is that of Declarative Web Push, which Safari shows without any script of ours; our
 * service worker shows the same elsewhere.
 */
export interface Notice {
  isUrgent: boolean
  /** Of two with the same topic a device shows the later one alone. */
  topic: string
  payload: {
    web_push: 8030
    notification: { title: string; body: string; navigate: string; tag: string; lang: string; dir: 'auto' }
  }
}

interface NoticeText {
  about: string
  title: string
  body: string
  path: string
  isUrgent?: boolean
}

/** Where the desk is, and how much of what was written may be shown. */
interface Showing {
  publicUrl: string
  showsWords: boolean
  /** Whether they want to be told what is urgent. */
  hearsUrgent: boolean
}

const wordsLength = 160

export function newsNotice(news: News, { publicUrl, showsWords, hearsUrgent }: Showing): Notice {
  const title = newsWords.titles[news.what]
  const isUrgent = news.isUrgent && hearsUrgent
  const written = showsWords && news.written ? `${news.name}: ${news.written}` : news.name
  return noticeOf(
    {
      about: news.id,
      title: isUrgent ? fill(newsWords.urgent, { title }) : title,
      body: shortened(written),
      path: news.path,
      isUrgent,
    },
    publicUrl,
  )
}

export function quietNotice(about: string, count: number, publicUrl: string): Notice {
  const { one, other } = newsWords.quiet
  return noticeOf(
    {
      about,
      title: fill(count === 1 ? one : other, { count: String(count) }),
      body: newsWords.quietText,
      path: deskPaths.today,
    },
    publicUrl,
  )
}

export function testNotice(publicUrl: string): Notice {
  const { title, text } = newsWords.test
  return noticeOf({ about: 'test', title, body: text, path: deskPaths.notifications }, publicUrl)
}

function noticeOf({ about, title, body, path, isUrgent = false }: NoticeText, publicUrl: string): Notice {
  // Push services take 32 letters of it.
  const topic = createHash('sha256').update(about).digest('base64url').slice(0, 32)
  const navigate = new URL(path, publicUrl).href
  return {
    isUrgent,
    topic,
    payload: {
      web_push: 8030,
      notification: { title, body, navigate, tag: topic, lang: 'en', dir: 'auto' },
    },
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > wordsLength ? `${line.slice(0, wordsLength).toWellFormed()}…` : line
}
