import type { ChoicesPicture } from '#content/service-pictures.ts'

/** Buttons of three stand at these places of a line 600 wide. */
const centres = [100, 300, 500] as const

/** Every tap is a thread taken up; the ones not taken end there. */
export function Choices({ words }: { words: ChoicesPicture }) {
  const starts = [300, ...words.levels.map((level) => centres[level.chosen])]
  return (
    <figure role="img" aria-label={words.label} className="mx-auto w-full max-w-[30rem] text-16 lg:mx-0">
      <p className="mx-auto w-fit rounded-card border border-line bg-paper-2 px-5 py-3">{words.greeting}</p>
      {words.levels.map((level, index) => (
        <div key={level.choices[0]}>
          <Fan from={starts[index] ?? 300} chosen={level.chosen} />
          <div className="grid grid-cols-3 gap-2">
            {level.choices.map((choice, place) => (
              <p
                key={choice}
                className={`grid min-h-11 place-items-center rounded-full border px-2 text-center leading-tight ${place === level.chosen ? 'border-peacock bg-peacock font-[600] text-paper' : 'border-line text-ink-2'}`}
              >
                {choice}
              </p>
            ))}
          </div>
        </div>
      ))}
      <svg
        viewBox="0 0 600 56"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="h-14 w-full"
      >
        <path
          d={`M${starts.at(-1)} 0V56`}
          className="stroke-peacock"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="rounded-card border-[1.5px] border-dashed border-peacock px-5 py-4">
        <p className="font-[600] text-peacock">{words.slip.title}</p>
        {words.slip.lines.map((line) => (
          <p key={line} className="mt-1 border-t border-line pt-1 first-of-type:mt-0">
            {line}
          </p>
        ))}
      </div>
    </figure>
  )
}

function Fan({ from, chosen }: { from: number; chosen: number }) {
  // The chosen thread is drawn last, over the others.
  const order = [...centres.keys()].sort((one, other) => Number(one === chosen) - Number(other === chosen))
  return (
    <svg
      viewBox="0 0 600 48"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="h-12 w-full"
    >
      {order.map((place) => (
        <path
          key={place}
          d={`M${from} 0C${from} 28 ${centres[place]} 18 ${centres[place]} 48`}
          className={place === chosen ? 'stroke-peacock' : 'stroke-line'}
          strokeWidth={place === chosen ? 2.5 : 1.75}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
