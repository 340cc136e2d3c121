import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseFragment } from '#ui/elements/parseFragment.ts'

/** Opens the section that a pasted fragment means, such as `#Top-up` or `#top-up).`. */
export function useMeantSection(): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const id = parseFragment(hash)
    const meant = id.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    if (meant && !document.getElementById(id) && document.getElementById(meant)) void navigate({ search, hash: meant }, { replace: true })
  }, [hash, search, navigate])
}
