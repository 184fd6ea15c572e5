import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { LeadWords } from '#content/en/desk/leads.ts'
import type { PersonEntryWords } from '#content/en/desk/person-entry.ts'
import { Empty } from './empty.tsx'
import { smallButton } from './small-button.tsx'

type PeopleFilesWords = Pick<LeadWords, 'import' | 'download' | 'emptyAtAll'>

/** Behind the dots they are entries of a menu. */
const menuOnPhones = 'max-md:w-full max-md:border-transparent max-md:font-[400]'

interface PeopleFilesProps {
  words: PeopleFilesWords
  /** What a download is to hold; nothing for whoever may not have one. */
  search: string | undefined
}

/** People brought in, and taken along. */
export function PeopleFiles({ words, search }: PeopleFilesProps) {
  return (
    <>
      <Link to={deskPaths.imports} className={smallButton('plain', menuOnPhones)}>
        {words.import}
      </Link>
      {search !== undefined && (
        <a href={`${deskPaths.leadsCsv}${search}`} download className={smallButton('plain', menuOnPhones)}>
          {words.download}
        </a>
      )}
    </>
  )
}

/** Before the first one is listed. */
export function NobodyYet({ words, entry }: { words: PeopleFilesWords; entry: PersonEntryWords }) {
  return (
    <Empty {...words.emptyAtAll}>
      <Link to={deskPaths.newPerson} className={smallButton('plain')}>
        {entry.add.label}
      </Link>
      <Link to={deskPaths.imports} className={smallButton('plain')}>
        {words.import}
      </Link>
    </Empty>
  )
}
