import type { MailWords } from '#content/en/desk/mail.ts'
import { fill } from '#content/fill.ts'
import { Lead } from './lead.tsx'
import { Timestamp } from './timestamp.tsx'

type InboxWords = MailWords['inbox']

interface InboxHealthProps {
  words: InboxWords
  /** Absent where no inbox is set. */
  health:
    | {
        user: string
        readAt: Date | undefined
        failingSince: Date | undefined
        problem: keyof InboxWords['problems'] | undefined
        setAside: { uid: number; receivedAt: Date; why: keyof InboxWords['why'] }[]
      }
    | undefined
}

/** Whether answers come to the desk, and what to do where they do not. */
export function InboxHealth({ words, health }: InboxHealthProps) {
  if (!health) return <Lead text={words.off} className="pb-3 max-md:-mt-4" />
  const { user, readAt, failingSince, problem, setAside } = health
  return (
    <div className="pb-5 wrap-anywhere">
      {failingSince && problem ? (
        <p className="text-sindoor">
          {fill(words.failing, { user })} <Timestamp at={failingSince} />. {words.problems[problem]}
        </p>
      ) : readAt ? (
        <p className="text-ink-2">
          {fill(words.read, { user })} <Timestamp at={readAt} />.
        </p>
      ) : (
        <p className="text-ink-2">{fill(words.waits, { user })}</p>
      )}
      {setAside.length > 0 && (
        <>
          <p className="mt-2">{words.setAside}</p>
          <ul className="list-disc pl-5">
            {setAside.map(({ uid, receivedAt, why }) => (
              <li key={uid}>
                <Timestamp at={receivedAt} />: {words.why[why]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
