import './app.css'
import '@onenode/design-system/styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

createRoot(document.getElementById('root')!).render(<App />)
