import { world } from '../example-world.ts'
import { containerFileExample } from './deploy-file.ts'

/** The specification names the templates. Their content is proposed. */
export const templateFiles = {
  nginx: containerFileExample,
  pytorch: `deploy:
  hardware_id: ${world.hardware.id}
  gpus_per_container: 1
  container_config:
    image_url: docker.io/pytorch/pytorch:2.6.0-cuda12.4-cudnn9-runtime
    port: 8000
    entrypoint: ["python", "-m", "http.server", "8000", "--directory", "/workspace"]
    environment_variables:
      EPOCHS: "1"
metadata:
  name: pytorch
  description: PyTorch on one GPU
`,
  'web-server': `deploy:
  hardware_id: ${world.hardware.id}
  gpus_per_container: 1
  replica_count: 2
  container_config:
    image_url: docker.io/library/caddy:2.8
    port: 80
providers:
  prefer: [${world.providers.preferred}]
  exclude: [${world.providers.excluded}]
metadata:
  name: web-server
  description: Two replicas of a web server
`,
}
