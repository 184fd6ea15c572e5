import './page.css'

export const metadata = { title: 'The home page, built with Next', description: 'A page to compare with.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
