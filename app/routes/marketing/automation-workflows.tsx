import { RunningStitch } from '#app/features/service-page/pictures/running-stitch.tsx'
import { ServicePage } from '#app/features/service-page/service-page.tsx'
import { pageHead } from '#app/seo/head.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import {
  automationWorkflows,
  automationWorkflowsHead,
  automationWorkflowsPicture,
} from '#content/en/services/automation-workflows.ts'
import type { Route } from './+types/automation-workflows'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead('automationWorkflows', automationWorkflowsHead, matches[0].loaderData.publicUrl)

export default function AutomationWorkflows() {
  return (
    <ServicePage
      words={automationWorkflows}
      labels={serviceLabels}
      picture={<RunningStitch words={automationWorkflowsPicture} />}
      looks={{ features: 'beside', 'use-cases': 'flows' }}
    />
  )
}
