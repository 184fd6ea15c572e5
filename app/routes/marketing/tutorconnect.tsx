import { TutorConnectPage } from '#app/features/products/tutorconnect-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { tutorConnect, tutorconnectHead } from '#content/en/tutorconnect.ts'
import type { Route } from './+types/tutorconnect'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('tutorconnect', tutorconnectHead, matches[0].loaderData.publicUrl)

export default function TutorConnect() {
  return <TutorConnectPage words={tutorConnect} />
}
