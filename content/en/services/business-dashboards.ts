import { company } from '#content/company.ts'
import { inWords, left } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Plan } from '#content/plan.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

/** The pricing page shows the same three. */
export const dashboardPlans = ({ plans, schedulerLink }: Facts): Plan[] =>
  plans('business-dashboards', {
    basic: ({ features }) => ({
      description: `One sheet, the ${inWords(features.widgets)} figures you ask for every morning.`,
      highlight: `${features.widgets} KPI widgets`,
      features: [
        `${features.sheets} Google Sheet or Excel file`,
        'Updated every morning',
        `${features.logins} logins`,
        'Phone and desktop view',
        'PDF to download',
      ],
      requirements: [
        'The sheet, as it is',
        `The ${inWords(features.widgets)} figures you want to see`,
        'One call of 45 minutes',
      ],
      colour: 'peacock',
      action: { label: 'Choose Plan', href: schedulerLink('business-dashboards', 'Basic') },
    }),
    professional: ({ features }) => ({
      badge: 'Popular',
      description: 'Several sheets together, with warnings before anything runs out.',
      highlight: `${features.widgets} KPI widgets`,
      features: [
        `Up to ${features.sheets} sheets or files`,
        'Updated every hour',
        `${features.logins} logins, each with its own view`,
        'Alerts on WhatsApp and e-mail',
        'Monday summary as PDF',
        'This month against last month and last year',
      ],
      requirements: [
        'View access to each sheet',
        'The limits that should trigger an alert',
        'List of staff and what each may see',
      ],
      colour: 'indigo',
      action: { label: 'Choose Plan', href: schedulerLink('business-dashboards', 'Professional') },
    }),
    enterprise: ({ features }) => ({
      badge: 'Best Value',
      description: 'All branches and systems on one page, with forecasts.',
      highlight: 'Unlimited KPI widgets',
      features: [
        'Sheets, accounting export, billing counter or database',
        `Updated every ${features.updateMinutes} minutes`,
        'Unlimited logins, by branch and role',
        'Forecasts for stock, fees or bookings',
        'Ask in plain words: “kal ki sale kitni thi?”',
        'Monthly review call',
      ],
      requirements: [
        'Export or read access to each system',
        'One person per branch who knows the figures',
        'Twelve months of past data for forecasts',
      ],
      colour: 'marigold',
      action: { label: 'Choose Plan', href: schedulerLink('business-dashboards', 'Enterprise') },
    }),
  })

function page(facts: Facts): ServicePage {
  const { price, offers, priceTables } = facts
  return {
    page: 'business-dashboards',
    head: {
      title: 'Business Dashboards from Your Spreadsheets',
      description: `Your Excel and Google Sheets as one live page. From ${price('business-dashboards.basic.setup')} setup and ${price('business-dashboards.basic.monthly')} a month, with ${priceTables['business-dashboards'].plans.basic.features.widgets} KPI widgets.`,
    },
    picture: {
      kind: 'sheet-to-bars',
      label:
        'Five columns of an untidy spreadsheet become five bars: fees collected by class, 82 per cent in all, Class 9 behind.',
      file: 'fees_final_v3.xlsx',
      time: '8:00 am',
      title: 'Fees collected',
      figure: '82%',
      bars: [
        { label: '6', value: 92 },
        { label: '7', value: 85 },
        { label: '8', value: 88 },
        { label: '9', value: 52 },
        { label: '10', value: 95 },
      ],
      note: 'Class 9: call parents',
    },
    hero: {
      title: 'Business Dashboards from Your Spreadsheets',
      lead: 'Fees due, stock left, patients seen, rooms sold: on one page, on your phone, before the first chai. Your staff keep using the same Excel or Google Sheet.',
      actions: [
        { label: 'View Pricing', href: '#pricing' },
        { label: 'Book Free Consultation', href: facts.schedulerLink('business-dashboards') },
        { label: 'Try your sheet', href: paths.tryDashboard },
        { label: 'Read a case study', href: paths.analyticsDashboard },
      ],
    },
    ...(offers['business-dashboards'].holds && {
      offer: {
        title: `${offers['business-dashboards'].percentOff}% off setup for the first ${offers['business-dashboards'].clients} clients`,
        text: `On any plan.${left(offers['business-dashboards'])} Once the ${offers['business-dashboards'].clients} places are taken, the listed setup fee applies.`,
      },
    }),
    sections: [
      {
        kind: 'tiles',
        id: 'features',
        heading: 'From fees_final_v3.xlsx to one page',
        items: [
          {
            title: 'Uses the sheet you have',
            text: 'Merged cells, three tabs, a column called “misc”. We use it as it is, and nobody has to learn new software.',
          },
          {
            title: 'Made for a phone',
            text: 'Large figures, easy to use with one thumb, readable in the sun outside the school gate.',
          },
          {
            title: 'Warns you early',
            text: 'Ten red lehengas left a week before Diwali. Fees overdue by 30 days. You get a message while you can still act.',
          },
          {
            title: 'Everyone sees what they need',
            text: 'You see the margin, the counter sees today’s sales, the class teacher sees her own class.',
          },
          {
            title: 'Names that match',
            text: '“R. Sharma”, “Sharma ji” and “Ravi Sharma 9th B” become one person, and the total comes out right.',
          },
          {
            title: 'Ready to forward',
            text: 'A one-page PDF for your partner, your trustees or your CA, without anyone staying late to make it.',
          },
        ],
      },
      {
        kind: 'plans',
        id: 'pricing',
        heading: 'Plans by how many figures you need',
        lead: 'A KPI widget is one figure or chart on the page: fees collected, beds free, sales by branch.',
        note: 'The monthly fee covers hosting, data updates and someone checking that both work.',
        items: dashboardPlans(facts),
      },
    ],
    closing: {
      title: 'Bring your worst spreadsheet',
      text: 'Share it on the call, with names removed if you like. We’ll sketch your page and suggest a plan that fits.',
      actions: [
        { label: 'Book Free Consultation', href: facts.schedulerLink('business-dashboards') },
        {
          label: 'Ask on WhatsApp',
          href: facts.whatsappLink(
            `Hello ${company.name}, I would like a dashboard made from my spreadsheets.`,
          ),
        },
      ],
    },
  }
}

export const businessDashboards: ServiceEntry = {
  label: 'Business Dashboards',
  name: 'Business dashboards',
  menu: 'Sheets into one live page',
  lead: 'Your Excel and Google Sheets as one live page.',
  vocabulary:
    'dashboard, business dashboard, dash board, analytics, kpi, spreadsheet dashboard, excel dashboard, kpi dashboard, reporting dashboard, education dashboard, sales dashboard, widgets, dashboard from spreadsheets, dashboard from excel, dashboard from sheets',
  pageName: 'dashboards page',
  demo: { name: 'business dashboards' },
  quote: 'Business dashboard',
  card: ({ priceTag }: Facts) => ({
    description: 'Sales, stock and dues from your Excel files on one page that opens on your phone.',
    features: [
      'Your staff keep using their sheets',
      'Warnings on WhatsApp',
      'Separate views for owner and counter',
    ],
    idealFor: [
      { icon: 'shop', text: 'Owners with two or more outlets' },
      { icon: 'restaurant', text: 'Kitchens that watch daily costs' },
    ],
    price: { from: priceTag('business-dashboards.start') },
    colour: 'peacock',
  }),
  home: ({ price }: Facts) => ({
    text: 'Your Excel sheets as one page of figures that updates by itself and opens on your phone.',
    price: price('business-dashboards.start'),
    icon: 'dashboard',
  }),
  page,
}
