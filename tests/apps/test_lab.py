"""The same lesson in a real JupyterLab: the cells run, Enter answers, and JupyterLab's own address is left alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.jupyterlab_server import lab


def test_the_lesson_works_in_jupyterlab(page, tmp_path):
    page.set_viewport_size({"width": 1280, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with lab(tmp_path) as (link, token):
        page.goto(f"{link}lab/tree/gauderio/05-envido.ipynb?token={token}&reset")
        page.locator(".jp-Notebook").get_by_role("heading", name="O que é o envido").wait_for()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        exercise = page.locator(".truco-exercise:not(.truco-example, .truco-lesson-head)").first
        exercise.scroll_into_view_if_needed()
        address = page.url

        exercise.get_by_label("Sua resposta").click()
        page.keyboard.type("34")
        page.keyboard.press("Enter")
        expect(exercise.get_by_role("status")).to_contain_text("✓ A regra: 27")
        expect(exercise.get_by_role("button", name="Tentar de novo")).to_be_focused()
        page.keyboard.press("Enter")
        expect(exercise.get_by_label("Sua resposta")).to_be_focused()
        page.keyboard.type("27")
        page.keyboard.press("Enter")
        expect(exercise.get_by_role("status")).to_contain_text("✓ Certo: 27")

        example = page.locator(".truco-example")
        example.get_by_role("button", name="Próximo passo").focus()
        page.keyboard.press("Enter")
        expect(example.get_by_role("status")).to_contain_text("Passo 1 de 4")
        assert page.locator(".jp-OutputArea-output[data-mime-type*='error']").count() == 0
        assert address == page.url
        assert [] == [one for one in asked if not one.startswith((link, "data:", "blob:")) or "/api/news" in one]
        expect(page.locator(".Toastify__toast")).to_have_count(0)
