interface OwnPictureProps {
  picture: {
    alt: string
    width: number
    height: number
    src: string
    sources: { type: string; srcSet: string }[]
  }
  /** How wide it is shown, for the browser to choose a file by. */
  sizes: string
  /** Whether it is part of what is seen first. */
  isFirst?: boolean
  className?: string
}

/** A photograph or drawing of the owner's, in the smallest file that will do. */
export function OwnPicture({ picture, sizes, isFirst = false, className }: OwnPictureProps) {
  const { alt, width, height, src, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
