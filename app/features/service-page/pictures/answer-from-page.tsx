import type { AnswerFromPagePicture } from '#content/service-pictures.ts'

/** The thread leads from the row on the client's own page to the answer. Heights are fixed so that it meets both. */
export function AnswerFromPage({ words }: { words: AnswerFromPagePicture }) {
  return (
    <figure role="img" aria-label={words.label} className="relative mx-auto w-full max-w-[30rem] lg:mx-0">
      <div className="mr-12 overflow-hidden rounded-card border border-line bg-paper-2 text-16">
        <p className="flex h-11 items-center gap-3 border-b border-line px-4 text-ink-2">
          <svg viewBox="0 0 30 6" aria-hidden="true" className="h-1.5 w-7.5 fill-line">
            <circle cx="3" cy="3" r="3" />
            <circle cx="15" cy="3" r="3" />
            <circle cx="27" cy="3" r="3" />
          </svg>
          {words.page}
        </p>
        {words.rows.map((row) => (
          <p
            key={row.text}
            className={`flex h-11 items-center justify-between gap-3 border-b border-line px-4 last:border-b-0 ${row.isAnswer ? 'bg-marigold font-[600] text-indigo-black' : 'text-ink-2'}`}
          >
            {row.text}
            <span className="figures">{row.value}</span>
          </p>
        ))}
      </div>
      <p className="mt-5 flex h-12 w-fit items-center gap-2.5 rounded-card rounded-bl-none border border-line px-4 text-16">
        {words.question}
        <span className="figures shrink-0 text-14 text-ink-2">{words.time}</span>
      </p>
      <p className="mt-5 ml-auto w-[86%] rounded-card rounded-br-none bg-peacock px-4 py-3 text-paper sm:w-[72%]">
        {words.answer}
      </p>
      <svg
        viewBox="0 0 48 154"
        fill="none"
        aria-hidden="true"
        className="unrolls absolute top-[9.625rem] right-0 h-[9.625rem] w-12"
      >
        <path
          className="stroke-indigo"
          strokeWidth="2.5"
          d="M0 1.5H10C34 1.5 44 16 42 34C40 51 18 52 17 36C16 20 38 24 36 58C35 84 24 96 24 154"
        />
      </svg>
    </figure>
  )
}
