import { light } from '@workspace/tokens/color/themes.ts'
import { pictureMark as mark } from '@workspace/tokens/mark.ts'

/** Size of a shared picture in px, as Open Graph readers expect it. */
export const socialCardSize = { width: 1200, height: 630 } as const

export interface SocialCardProps {
  /** Name beside the mark. */
  name: string
  /** Headline, up to about 70 characters. */
  title: string
  /** Small fact at the bottom, such as the address. */
  label: string
}

const row = { display: 'flex', alignItems: 'center' } as const

/**
 * Picture of a page for links on other sites. It is drawn into an image by the build, which knows no stylesheet, so this component has its
 * values inline.
 */
export function SocialCard({ name, title, label }: SocialCardProps) {
  const ring = {
    boxSizing: 'border-box' as const,
    borderRadius: 999,
    border: `${mark.ring.width}px solid ${light.accent.default}`,
    background: light.canvas,
  }
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: socialCardSize.width,
        height: socialCardSize.height,
        background: light.canvas,
        color: light.text.default,
        fontFamily: 'Instrument Sans',
        direction: 'ltr',
        overflowWrap: 'anywhere',
      }}
    >
      <div style={{ position: 'absolute', top: 0, bottom: 0, left: 86, width: mark.line.width, background: light.accent.default }} />
      <div style={{ ...ring, position: 'absolute', top: 62, left: 64, width: mark.ring.side, height: mark.ring.side }} />
      <div
        style={{ position: 'absolute', left: 69, bottom: 66, width: 40, height: 40, borderRadius: 999, background: light.verified.default }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '62px 80px 66px 148px',
          width: '100%',
        }}
      >
        <div style={{ ...row, height: 50, fontSize: 36, fontWeight: 600, letterSpacing: '-0.02em' }}>{name}</div>
        <div
          style={{
            display: 'flex',
            fontSize: title.length > 45 ? 76 : 92,
            fontWeight: 600,
            lineHeight: 1,
            letterSpacing: '-0.035em',
            maxWidth: 940,
          }}
        >
          {title}
        </div>
        <div style={{ ...row, height: 40, fontFamily: 'Geist Mono', fontSize: 26, color: light.text.muted }}>{label}</div>
      </div>
    </div>
  )
}
