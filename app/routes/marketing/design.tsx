import { DesignPage } from '#app/features/design/design-page.tsx'
import { unlistedHead } from '#app/seo/head.ts'
import { design } from '#content/en/design.ts'

export const meta = () => unlistedHead(design.head)

export default function Design() {
  return <DesignPage words={design} />
}
