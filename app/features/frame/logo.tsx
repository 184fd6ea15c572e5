import { Link } from 'react-router'
import { KnotMark } from '#app/ui/thread/knot-mark.tsx'

export function Logo({ label, name, href }: { label: string; name: string; href: string }) {
  return (
    <Link to={href} aria-label={label} className="flex min-h-11 items-center gap-2.5 justify-self-start">
      <KnotMark className="size-8 text-indigo" />
      <span className="wordmark text-24 leading-none wide tracking-[-0.02em]">{name}</span>
    </Link>
  )
}
