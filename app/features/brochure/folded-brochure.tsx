import { KnotMark } from '#app/ui/thread/knot-mark.tsx'
import { machinePaths } from '#content/paths.ts'

/** The sheet as it stands on a counter, folded in three. It shows paper, so it stays light in the dark theme. */
export function FoldedBrochure() {
  return (
    <div
      aria-hidden="true"
      className="grid h-56 w-full max-w-[27rem] scheme-light grid-cols-3 py-5 md:h-80 md:py-7"
    >
      <div className="flex skew-y-6 flex-col border border-line bg-paper">
        <img
          src={machinePaths.brochureCloth}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="h-3/5 w-full object-cover"
        />
        <KnotMark className="m-auto size-11 text-indigo md:size-16" />
      </div>
      <div className="flex -skew-y-6 flex-col justify-between border-y border-line bg-paper-2 px-[14%] py-[18%]">
        <Lines lengths={['w-3/5', 'w-full', 'w-4/5', 'w-full', 'w-2/3', 'w-full', 'w-4/5', 'w-full']} />
        <Lines lengths={['w-2/5', 'w-full', 'w-3/5']} />
      </div>
      <div className="flex skew-y-6 flex-col justify-between border border-line bg-paper px-[14%] py-[18%]">
        <Lines lengths={['w-2/5', 'w-full', 'w-full', 'w-3/4', 'w-full']} />
        <span className="h-[18%] rounded-[6px] bg-marigold" />
        <Lines lengths={['w-1/2', 'w-full', 'w-3/5']} />
      </div>
    </div>
  )
}

/** The first line of a block is its heading. */
function Lines({ lengths: [heading, ...lines] }: { lengths: [string, ...string[]] }) {
  return (
    <span className="flex flex-col gap-2 md:gap-2.5">
      <span className={`block h-[5px] rounded-full bg-ink ${heading}`} />
      {lines.map((length, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index} className={`block h-px bg-ink-2 ${length}`} />
      ))}
    </span>
  )
}
