import { deskPaths, signInPath } from '#content/desk-paths.ts'
import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { smallButton } from './small-button.tsx'

interface DeskFailureProps {
  words: DeskFrameWords['failure']
  /** 0 without any answer. */
  status: number
  /** What exactly failed, where the specification has words for it. */
  message?: string | undefined
  /** Of the screen that failed. */
  address: string
}

/** What a screen says when it cannot be shown. The way out is a plain link, so it works whatever broke. */
export function DeskFailure({ words, status, message, address }: DeskFailureProps) {
  const toToday = [deskPaths.today, words.today] as const
  const { title, text, link } =
    status === 401
      ? {
          title: words.signedOut,
          text: words.signedOutText,
          link: [signInPath(address), words.signIn] as const,
        }
      : status === 403
        ? { title: words.notAllowed, text: words.notAllowedText, link: toToday }
        : status === 404
          ? { title: words.notFound, text: words.notFoundText, link: toToday }
          : {
              title: (status === 0 && words.offline) || (status === 503 && message) || words.broken,
              text: status === 0 ? words.offlineText : words.brokenText,
              link: [address, words.retry] as const,
            }
  return (
    <div role="alert" className="max-w-lg py-6 lg:py-10">
      <h1 className="headline text-30">{title}</h1>
      <p className="mt-3 text-ink-2">{text}</p>
      <a href={link[0]} className={smallButton('strong', 'mt-6')}>
        {link[1]}
      </a>
    </div>
  )
}
