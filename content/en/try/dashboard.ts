import type { PageHead } from '#content/page-head.ts'

export const tryDashboardHead: PageHead = {
  title: 'Try your sheet',
  description:
    'Drop a sheet and get the five figures and charts you would want from it. It stays in your browser.',
}

export const tryDashboard = {
  title: 'Try your sheet',
  lead: 'Drop a sheet and get the five figures and charts you would want from it. It stays in your browser.',
}
