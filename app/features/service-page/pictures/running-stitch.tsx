import { Icon } from '#app/ui/icon.tsx'
import type { StitchPicture } from '#content/service-pictures.ts'

/** Where each patch lies in a drawing of 420 by 470, and the same place for the words beside it. */
const patches = [
  { x: 0, y: 0, place: 'top-0 left-0', words: 'left-[24.5%]' },
  { x: 44, y: 106, place: 'top-[22.55%] left-[10.48%]', words: 'left-[35%]' },
  { x: 88, y: 212, place: 'top-[45.1%] left-[20.95%]', words: 'left-[45.5%]' },
  { x: 132, y: 318, place: 'top-[67.66%] left-[31.43%]', words: 'left-[56%]' },
] as const
const size = 88

/** Four patches sewn together; the needle is ready for the next. */
export function RunningStitch({ words }: { words: StitchPicture }) {
  return (
    <figure role="img" aria-label={words.label} className="relative mx-auto w-full max-w-[29rem] lg:mx-0">
      <svg viewBox="0 0 420 470" fill="none" aria-hidden="true" className="w-full">
        {patches.map(({ x, y }) => (
          <rect
            key={x}
            x={x + 1}
            y={y + 1}
            width={size - 2}
            height={size - 2}
            className="fill-paper-2 stroke-line"
            strokeWidth="1.75"
          />
        ))}
        <path
          d={seam}
          className="stroke-indigo"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="13 9"
        />
        <path d="M150 390C150 440 196 470 246 449" className="stroke-indigo" strokeWidth="2.5" />
        <g transform="translate(242 450) rotate(-20)">
          <path d="M4-4.5H34L128 0 34 4.5H4C-2 4.5-2-4.5 4-4.5Z" className="fill-ink" />
          <path d="M6 0H20" className="stroke-paper" strokeWidth="3" strokeLinecap="round" />
          <path d="M0 3 9 0" className="stroke-indigo" strokeWidth="2.5" />
        </g>
      </svg>
      {patches.map(({ place, words: beside }, index) => {
        const step = words.steps[index]
        if (!step) return null
        return (
          <div key={step.text}>
            <span className={`absolute grid aspect-square w-[20.95%] place-items-center ${place}`}>
              <Icon name={step.icon} className="size-6 sm:size-8" />
            </span>
            <p
              className={`absolute ${place} ${beside} flex h-[18.72%] flex-col justify-center leading-tight`}
            >
              <span className="font-[600]">{step.text}</span>
              <span className="figures mt-1 text-14 text-ink-2">{step.at}</span>
            </p>
          </div>
        )
      })}
    </figure>
  )
}

/** From the lower edge of each patch over into the next. */
const seam = patches
  .slice(0, -1)
  .map(({ x, y }) => `M${x + 18} ${y + 70}C${x + 18} ${y + 116} ${x + 60} ${y + 90} ${x + 60} ${y + 136}`)
  .join('')
