import '@onenode/design-system/styles.css'
import { LinkProvider, themeScript, type InternalLinkProps } from '@onenode/design-system'
import { Link, Links, Meta, Outlet, Scripts } from 'react-router'

const RouterLink = ({ href, ...props }: InternalLinkProps) => <Link to={href} {...props} />

export default function Root() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>
          <Outlet />
        </LinkProvider>
        <Scripts />
      </body>
    </html>
  )
}
