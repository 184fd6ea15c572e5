import { SmartLink } from './smart-link.tsx'

interface PriceBridgeProps {
  bridge: { text: string; link: { label: string; href: string } }
}

/** Why another page shows another price, and the way there. */
export function PriceBridge({ bridge: { text, link } }: PriceBridgeProps) {
  return (
    <p className="figures measure border-l-[3px] border-marigold pl-3 text-16 leading-snug text-ink-2">
      {text}{' '}
      <SmartLink href={link.href} className="thread-link font-[600]">
        {link.label}
      </SmartLink>
    </p>
  )
}
