interface ClaimProps {
  /** Begins with its figure: “80% fewer calls”. */
  text: string
  figureClass: string
  restClass?: string
}

/** A claim set large: its figure first, the rest of the sentence beneath. Read aloud it is still one sentence. */
export function Claim({ text, figureClass, restClass = '' }: ClaimProps) {
  const [figure, ...rest] = text.split(' ')
  return (
    <>
      <span className={`figures headline -ml-[0.03em] block ${figureClass}`}>{figure}</span>{' '}
      {rest.length > 0 && <span className={`block ${restClass}`}>{rest.join(' ')}</span>}
    </>
  )
}
