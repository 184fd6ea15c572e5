import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { DiaryWords } from '#content/en/desk/diary.ts'
import { FeedsPanel, type ListedFeed } from './feeds-panel.tsx'
import { HostsPanel, type ShownHost } from './hosts-panel.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { OwnCalendarPanel } from './own-calendar-panel.tsx'
import type { RefusedForm } from './refused-form.ts'
import { type Rule, RulesPanel } from './rules-panel.tsx'
import { Screen } from './screen.tsx'
import { smallButton } from './small-button.tsx'
import type { TypedDay } from './working-hours.ts'

interface DiaryPageProps {
  words: DiaryWords
  common: DeskWords
  /** Why nothing can be booked at all. */
  warnings: (keyof DiaryWords['warnings'])[]
  week: TypedDay[]
  rules: Rule[]
  hosts: ShownHost[]
  feeds: ListedFeed[]
  calendarAddress: string
  refusedWeek: TypedDay[] | undefined
  refused: RefusedForm | undefined
}

export function DiaryPage({ words, common, warnings, hosts, refused, ...rest }: DiaryPageProps) {
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <Link to={deskPaths.bookings} className={smallButton('plain', 'max-md:hidden')}>
          {words.bookings}
        </Link>
      }
    >
      {warnings.map((reason) => (
        <p key={reason} className="mb-5 border-l-4 border-sindoor bg-paper-2 px-4 py-3 font-[600]">
          {words.warnings[reason]}
        </p>
      ))}
      <HoursPanel words={words.hours} week={rest.week} refused={rest.refusedWeek} />
      <RulesPanel
        words={words.rules}
        rules={rest.rules}
        refused={refused?.of === 'rules' ? refused : undefined}
      />
      <HostsPanel words={words.hosts} common={common} hosts={hosts} refused={refused} />
      <FeedsPanel words={words.feeds} feeds={rest.feeds} hosts={hosts} refused={refused} />
      <OwnCalendarPanel words={words.own} address={rest.calendarAddress} />
    </Screen>
  )
}
