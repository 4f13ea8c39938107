{{- define "gatewaySettings" -}}
{{- $s := dict
  "SERVICE_CRAWL_WORKER_ADDRESS" "http://crawl-worker:8000"
  "SERVICE_SEARCH_PROVIDER" .Values.search.provider
  "SERVICE_DRAIN_SECONDS" (toString .Values.gateway.drainSeconds)
  "SERVICE_LOG_LEVEL" .Values.gateway.logLevel }}
{{- if .Values.search.fallback }}{{ $_ := set $s "SERVICE_SEARCH_FALLBACK" (join "," .Values.search.fallback) }}{{ end }}
{{- if .Values.search.searxngAddress }}{{ $_ := set $s "SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS" .Values.search.searxngAddress }}{{ end }}
{{- if .Values.metasearch.enabled }}{{ $_ := set $s "SERVICE_METASEARCH_PY_PROVIDER_ADDRESS" "http://metasearch:8001" }}{{ end }}
{{- if .Values.gateway.address }}{{ $_ := set $s "SERVICE_ADDRESS" .Values.gateway.address }}{{ end }}
{{- if .Values.gateway.allowedHosts }}{{ $_ := set $s "SERVICE_ALLOWED_HOSTS" .Values.gateway.allowedHosts }}{{ end }}
{{- if .Values.gateway.trustedProxies }}{{ $_ := set $s "SERVICE_TRUSTED_PROXIES" .Values.gateway.trustedProxies }}{{ end }}
{{- if .Values.gateway.rateLimitPerMinute }}{{ $_ := set $s "SERVICE_RATE_LIMIT_PER_MINUTE" (toString (int .Values.gateway.rateLimitPerMinute)) }}{{ end }}
{{- if .Values.oauth.issuer }}{{ $_ := set $s "SERVICE_OAUTH_ISSUER" .Values.oauth.issuer }}{{ end }}
{{- if .Values.oauth.audience }}{{ $_ := set $s "SERVICE_OAUTH_AUDIENCE" .Values.oauth.audience }}{{ end }}
{{- if .Values.oauth.scopes }}{{ $_ := set $s "SERVICE_OAUTH_SCOPES" (join "," .Values.oauth.scopes) }}{{ end }}
{{- if .Values.store.embedded.enabled }}{{ $_ := set $s "SERVICE_STORE_URL" "redis://store:6379" }}{{ end }}
{{- if or .Values.store.embedded.enabled .Values.store.existingSecret }}{{ $_ := set $s "SERVICE_STORE_PREFIX" .Values.store.prefix }}{{ end }}
{{- if .Values.metrics.enabled }}{{ $_ := set $s "SERVICE_METRICS_PORT" (toString .Values.metrics.port) }}{{ end }}
{{- if .Values.tracing.endpoint }}{{ $_ := set $s "SERVICE_TRACING_ENABLED" "true" }}{{ $_ := set $s "SERVICE_TRACING_ENDPOINT" .Values.tracing.endpoint }}{{ end }}
{{- toYaml (mergeOverwrite $s .Values.gateway.settings) }}
{{- end }}

{{- define "workerSettings" -}}
{{- $p := include "workerPrefix" . }}
{{- $s := dict
  (print $p "_DRAIN_SECONDS") (toString .Values.worker.drainSeconds)
  (print $p "_BROWSER_SANDBOX") (toString .Values.worker.browserSandbox)
  (print $p "_LOG_LEVEL") .Values.worker.logLevel }}
{{- if eq .Values.worker.kind "browser-worker" }}{{ $_ := set $s "BROWSER_DISABLE_TELEMETRY" "true" }}{{ end }}
{{- if .Values.metrics.enabled }}{{ $_ := set $s (print $p "_METRICS_PORT") (toString .Values.metrics.port) }}{{ end }}
{{- if .Values.tracing.endpoint }}{{ $_ := set $s (print $p "_OTEL_ENABLED") "true" }}{{ $_ := set $s (print $p "_OTEL_ENDPOINT") .Values.tracing.endpoint }}{{ end }}
{{- toYaml (mergeOverwrite $s .Values.worker.settings) }}
{{- end }}
