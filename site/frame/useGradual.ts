import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Whether a page may stand in parts: not after Back and Forward, and not at a section, because the browser scrolls to its middle then. */
export function useGradual(): boolean {
  const { hash } = useLocation()
  return useNavigationType() !== NavigationType.Pop && hash === ''
}
