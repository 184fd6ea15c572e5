import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { MarksReport } from '#domain/sheet/marks-report.ts'

interface ClassPagesProps {
  pages: MarksReport[]
  words: Words['tryDashboard']['marks']
  percent: (value: number) => string
  number: (value: number) => string
}

/** A page for each class, for the notice board: only paper shows it. */
export function ClassPages({ pages, ...shared }: ClassPagesProps) {
  return (
    <div className="class-pages hidden print:block">
      {pages.map((report) => (
        <ClassPage key={report.choice.className} report={report} {...shared} />
      ))}
    </div>
  )
}

function ClassPage({
  report,
  words,
  percent,
  number,
}: Omit<ClassPagesProps, 'pages'> & { report: MarksReport }) {
  const { headings } = words
  const { className, test, passMark } = report.choice
  const name = className || words.everyone
  const cell = 'border-b border-line py-1 pr-2 text-right'
  return (
    <article className="class-page">
      <h2 className="headline text-24">
        {fill(test ? words.pageTitleWithTest : words.pageTitle, { className: name, test })}
      </h2>
      <p className="mt-1">
        {fill(words.pageLine, {
          average: percent(report.average),
          passed: String(report.passed),
          total: String(report.students),
          mark: percent(passMark),
        })}
      </p>
      {report.hasAbsences && <p className="mt-1">{words.absences}</p>}
      <table className="figures mt-4 w-full leading-tight">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {headings.rank}
            </th>
            <th scope="col" className="border-b border-line py-1 pr-2 text-left">
              {headings.student}
            </th>
            {report.subjects.map((subject) => (
              <th key={subject.name} scope="col" className={cell}>
                {subject.name}
              </th>
            ))}
            <th scope="col" className={cell}>
              {headings.marks}
            </th>
            <th scope="col" className={cell}>
              {headings.percent}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.ranks.map((result) => (
            <tr key={`${result.rank} ${result.name} ${result.className}`}>
              <td className={cell}>{result.rank ?? words.absent}</td>
              <td className="border-b border-line py-1 pr-2 text-left">{result.name}</td>
              {result.bySubject.map((marks, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: subjects do not change places
                <td key={place} className={cell}>
                  {marks === null ? words.absent : number(marks)}
                </td>
              ))}
              <td className={cell}>
                {number(result.marks)}/{number(result.outOf)}
              </td>
              <td className={cell}>{result.rank !== null && percent(result.percent)}</td>
            </tr>
          ))}
          <tr className="font-[600]">
            <td className={cell} />
            <td className="border-b border-line py-1 pr-2 text-left">{headings.average}</td>
            {report.subjects.map((subject) => (
              <td key={subject.name} className={cell}>
                {percent(subject.average)}
              </td>
            ))}
            <td className={cell} />
            <td className={cell}>{percent(report.average)}</td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}
