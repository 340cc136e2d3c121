/* oxlint-disable house/logical-properties -- satori knows no logical properties. */
import type { ReactNode } from 'react'
import { createColors, light } from '@workspace/tokens/color/themes.ts'
import { tallMark } from '@workspace/tokens/mark.ts'
import { node, drawNodePath } from './field.ts'
import { fit, tracking, measureText } from './lines.ts'

/** Size in px, as Open Graph consumers expect it. */
export const socialCardSize = { width: 1200, height: 630 } as const

export interface SocialCardProps {
  /** Name beside the mark. */
  name: string
  /** Section of the site, such as `Docs`. Puts the title beside a dark half. */
  area?: string
  /** Small line above the title, shown only with an `area`. */
  kicker?: string
  /** Headline, up to about 70 characters. */
  title: string
  /** Small fact at the bottom, such as the address. */
  label: string
  /** First headings of the page, shown on the dark half if there is no `sample`. */
  contents?: readonly string[]
  /** Call on the dark half, with its stamp. */
  sample?: { method: string; path: string; lines: readonly string[]; stamp: string }
}

const line = 14
const left = 56
const ink = createColors('light', 'ink')
const at = (top: number, start = left) => ({ position: 'absolute', top, left: start, display: 'flex' }) as const
const mono = (size: number, color: string) => ({ fontFamily: 'Geist Mono', fontSize: size, color, lineHeight: 1.25 }) as const
const canvas = { position: 'absolute', top: 0, left: 0, width: socialCardSize.width, height: socialCardSize.height } as const
const viewBox = `0 0 ${socialCardSize.width} ${socialCardSize.height}`

const Logo = ({ name, area }: Pick<SocialCardProps, 'name' | 'area'>) => (
  <div
    style={{
      ...at(40),
      alignItems: 'center',
      fontSize: name.length > 24 ? 20 : 34,
      fontWeight: 600,
      letterSpacing: '-0.035em',
      maxWidth: 580,
    }}
  >
    <svg width="32" height="45" viewBox={tallMark.viewBox} style={{ flexShrink: 0, marginRight: 14 }}>
      <g fill="none" stroke={light.accent.default}>
        <path d={tallMark.line.d} strokeWidth={tallMark.line.width} />
        <circle cx={tallMark.ring.cx} cy={tallMark.ring.cy} r={tallMark.ring.r} strokeWidth={tallMark.ring.width} />
      </g>
    </svg>
    <div style={{ display: 'flex' }}>{name}</div>
    {area ? <div style={{ display: 'flex', marginLeft: 10, color: light.text.muted }}>{area}</div> : null}
  </div>
)

const Title = ({ top, width, size, lines }: { top: number; width: number; size: number; lines: readonly string[] }) => (
  <div
    style={{
      ...at(top),
      flexDirection: 'column',
      width,
      fontSize: size,
      fontWeight: 600,
      letterSpacing: `${tracking}em`,
      lineHeight: 0.93,
    }}
  >
    {lines.map((text) => (
      <div key={text} style={{ display: 'flex' }}>
        {text}
      </div>
    ))}
  </div>
)

function Whole({ name, title, label }: SocialCardProps) {
  const top = 106
  const { size, lines } = fit(title, { width: 660, height: 420, sizes: [84, 72, 60, 48, 36, 28] })
  const grounds = [
    { left: 0, right: 330, top: 20, bottom: 100 },
    ...lines.map((text, row) => ({
      left: 0,
      right: left + measureText(text, size) + 12,
      top: top + row * size * 0.93,
      bottom: top + (row + 1) * size * 0.93 + 8,
    })),
    { left: 0, right: left + label.length * 16 + 16, top: 540, bottom: 610 },
  ]
  const route = `M${node.x}-10V${node.y}H1100Q1122 ${node.y} 1122 340V640`
  return (
    <>
      <svg style={canvas} width="1200" height="630" viewBox={viewBox}>
        <path d={drawNodePath(grounds)} fill={light.text.default} />
        <path d={route} fill="none" stroke={light.canvas} strokeWidth={line + 20} />
        <path d={route} fill="none" stroke={light.accent.default} strokeWidth={line} />
        <circle cx={node.x} cy={node.y} r="30" fill={light.canvas} stroke={light.accent.default} strokeWidth={line} />
        <rect x="1090" y="452" width="64" height="64" fill={light.verified.default} stroke={light.verified.on} strokeWidth="4" />
      </svg>
      <Logo name={name} />
      <Title top={top} width={660} size={size} lines={lines} />
      <div style={{ ...at(556), ...mono(26, light.text.muted), maxWidth: 560 }}>{label}</div>
    </>
  )
}

function Halves({ name, area, kicker, title, label, contents = [], sample }: SocialCardProps) {
  const { size, lines } = fit(title, { width: 560, height: 330, sizes: [96, 84, 72, 60, 48, 36, 28] })
  return (
    <>
      <div data-band="ink" style={{ ...at(0, 660), width: 540, height: 630, background: ink.canvas }}>
        {sample ? (
          <div style={{ ...at(128, 56), flexDirection: 'column', maxWidth: 460 }}>
            <div style={{ display: 'flex', alignItems: 'flex-start', ...mono(sample.path.length > 18 ? 22 : 30, ink.text.default) }}>
              <div
                style={{
                  display: 'flex',
                  flexShrink: 0,
                  marginRight: 18,
                  padding: '8px 14px',
                  borderRadius: 4,
                  background: ink.accent.default,
                  color: ink.accent.on,
                }}
              >
                {sample.method}
              </div>
              <div style={{ display: 'flex', flexWrap: 'wrap', paddingTop: 8 }}>
                {sample.path.split(/(?<=[^/]\/)/).map((part, at) => (
                  <div key={`${at}${part}`} style={{ display: 'flex' }}>
                    {part}
                  </div>
                ))}
              </div>
            </div>
            <div style={{ display: 'flex', flexDirection: 'column', marginTop: 44, whiteSpace: 'pre', ...mono(25, ink.text.default) }}>
              {sample.lines.map((text) => (
                <div key={text} style={{ display: 'flex', height: 38 }}>
                  {text}
                </div>
              ))}
            </div>
          </div>
        ) : (
          <div style={{ ...at(128, 56), flexDirection: 'column', width: 440 }}>
            {contents.slice(0, 4).map((text) => (
              <div
                key={text}
                style={{
                  display: 'flex',
                  width: 440,
                  padding: '18px 0',
                  borderBottom: `2px solid ${ink.line.default}`,
                  ...mono(25, ink.text.default),
                }}
              >
                {text}
              </div>
            ))}
          </div>
        )}
      </div>
      <svg style={canvas} width="1200" height="630" viewBox={viewBox}>
        <path d="M28 0V514Q28 540 54 540H660" fill="none" stroke={light.accent.default} strokeWidth={line} />
        <path d="M660 540H1210" fill="none" stroke={ink.accent.default} strokeWidth={line} />
        {sample ? <rect x="744" y="508" width="64" height="64" fill={light.verified.default} /> : null}
      </svg>
      <Logo name={name} {...(area && { area })} />
      <div style={{ ...at(128), ...mono(26, light.text.muted), maxWidth: 560 }}>{kicker}</div>
      <Title top={176} width={560} size={size} lines={lines} />
      <div style={{ ...at(572), ...mono(24, light.text.muted), maxWidth: 590 }}>{label}</div>
      {sample ? (
        <div style={{ ...at(516, 826), padding: '9px 16px', background: light.verified.default, ...mono(24, light.verified.on) }}>
          {sample.stamp}
        </div>
      ) : null}
    </>
  )
}

const Ground = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      position: 'relative',
      overflow: 'hidden',
      width: socialCardSize.width,
      height: socialCardSize.height,
      background: light.canvas,
      color: light.text.default,
      fontFamily: 'Instrument Sans',
      direction: 'ltr',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </div>
)

/** Picture of a page for links on other sites. Drawn without stylesheets, so its styles are inline. */
export const SocialCard = (props: SocialCardProps) => <Ground>{props.area ? <Halves {...props} /> : <Whole {...props} />}</Ground>
